import Box from "@mui/material/Box";
import { useId } from "react";
import { radius } from "../../theme/sizes.ts";
import { fieldLabel } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import type { AnswerKind } from "./interview-session.ts";

/** In which of the allowed forms a question is answered. */
export function KindChoice(props: {
  kinds: readonly AnswerKind[];
  chosen: AnswerKind;
  label?: string;
  isDisabled?: boolean;
  onChoose: (kind: AnswerKind) => void;
}) {
  const words = useWords("interview");
  const { kinds, chosen, label = words.answerBy, isDisabled = false, onChoose } = props;
  const name = useId();
  if (kinds.length < 2) return null;
  return (
    <Box component="fieldset" disabled={isDisabled} sx={{ border: 0, p: 0, m: 0, my: 2 }}>
      <Box component="legend" sx={{ ...fieldLabel, p: 0, fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {kinds.map((kind) => (
          <Box
            key={kind}
            component="label"
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 1,
              minHeight: 40,
              px: 1.5,
              border: 1,
              borderColor: "controlEdge",
              borderRadius: radius.control,
              cursor: "pointer",
              "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint.brand" },
              "&:has(:focus-visible)": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
              "& input": { accentColor: "var(--mui-palette-primary-main)", m: 0, width: 16, height: 16 },
            }}
          >
            <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
            {words.kinds[kind]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
