import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { textSize } from "../../../theme/sizes.ts";
import { useWords } from "../../../words/words.ts";

/** Must or nice, of the requirement at `position`. */
export function KindChoice(props: {
  position: number;
  kind: Requirement["kind"];
  onChange: (kind: Requirement["kind"]) => void;
}) {
  const { position, kind, onChange } = props;
  const words = useWords("screeningSetup").requirement;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={words.kind({ position })}
      onChange={(_, next: Requirement["kind"] | null) => next && onChange(next)}
      sx={kindStyle}
    >
      <ToggleButton value="must">{words.kinds.must}</ToggleButton>
      <ToggleButton value="nice">{words.kinds.nice}</ToggleButton>
    </ToggleButtonGroup>
  );
}

const kindStyle = {
  flex: "none",
  // Smaller than elsewhere: its line is 48 px high on phones too.
  "& .MuiToggleButton-root": { px: 1, minHeight: 28, fontSize: textSize.caption },
} as const;
