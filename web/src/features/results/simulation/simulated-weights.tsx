import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { worthOf } from "@winnow/matching/worth.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { formatPoints } from "../../evidence/format-score.ts";
import type { Facts, Weight } from "./simulate.ts";

/** One slider and one must / nice choice per requirement; arrows move a slider by one. */
export function SimulatedWeights(props: {
  facts: Facts;
  weights: readonly Weight[];
  onChange: (weights: Weight[]) => void;
}) {
  const { facts, weights, onChange } = props;
  const { simulation: words } = useWords("results");
  const sayWorth = useWords("weights");

  function change(id: string, changes: Partial<Weight>) {
    onChange(weights.map((weight) => (weight.id === id ? { ...weight, ...changes } : weight)));
  }

  const worth = worthOf(
    facts.requirements.map((requirement, index) => ({ ...requirement, ...weights[index] })),
  );
  const worthBefore = worthOf(facts.requirements);

  return (
    <Box component="ul" aria-label={words.weights} sx={{ ...plainList, px: 3 }}>
      {facts.requirements.map((requirement, index) => {
        const { id, text } = requirement;
        const weight = weights[index] ?? requirement;
        const now = worth[index];
        const before = formatPoints(worthBefore[index]?.points ?? 0);
        const isMoved = formatPoints(now?.points ?? 0) !== before;
        const worthNow = now ? sayWorth.worth(now) : "";
        const said = now && isMoved ? words.was({ worth: worthNow, before }) : worthNow;
        return (
          <Box component="li" key={id} sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
            <Box dir="auto" sx={{ overflowWrap: "anywhere", fontWeight: 550 }}>
              {text}
            </Box>
            <Box sx={{ display: "flex", alignItems: "center", gap: 2.5, mt: 0.5 }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={weight.kind}
                aria-label={words.kind({ text })}
                onChange={(_, kind: Weight["kind"] | null) => kind && change(id, { kind })}
              >
                <ToggleButton value="must">{words.kinds.must}</ToggleButton>
                <ToggleButton value="nice">{words.kinds.nice}</ToggleButton>
              </ToggleButtonGroup>
              <Slider
                size="small"
                min={0}
                max={5}
                step={1}
                marks
                value={weight.weight}
                onChange={(_, value) => typeof value === "number" && change(id, { weight: value })}
                slotProps={{ input: { "aria-label": words.weight({ text }), "aria-valuetext": said } }}
                sx={{ flex: 1 }}
              />
              <Box component="output" className="figures" aria-hidden sx={{ width: 16, textAlign: "end" }}>
                {weight.weight}
              </Box>
            </Box>
            <Box aria-hidden sx={{ ...mutedText, "&::first-letter": { textTransform: "uppercase" } }}>
              {said}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
