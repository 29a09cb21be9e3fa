import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import type { ResultsList } from "../results/use-results-list.ts";

/** Each requirement with whether it has to be met, or must not be. */
export function RequirementFilter(props: { list: ResultsList; requirements: readonly Requirement[] }) {
  const { list, requirements } = props;
  const words = useWords("review").filters;
  const choices = [
    { wanted: "met", label: words.met },
    { wanted: "not_met", label: words.notMet },
  ] as const;
  if (requirements.length === 0) return null;

  function wantedOf(requirementId: string): "met" | "not_met" | null {
    if (list.met.includes(requirementId)) return "met";
    return list.notMet.includes(requirementId) ? "not_met" : null;
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, ...mutedText }}>
        {words.requirements}
      </Box>
      {requirements.map((requirement) => (
        <Box
          key={requirement.id}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            minHeight: 40,
            py: 0.5,
            fontSize: textSize.small,
          }}
        >
          <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {requirement.text}
          </Box>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={requirement.text}
            value={wantedOf(requirement.id)}
            onChange={(_, wanted: "met" | "not_met" | null) => list.setRequirement(requirement.id, wanted)}
            sx={{ flexShrink: 0 }}
          >
            {choices.map(({ wanted, label }) => (
              <ToggleButton key={wanted} value={wanted}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      ))}
    </Box>
  );
}
