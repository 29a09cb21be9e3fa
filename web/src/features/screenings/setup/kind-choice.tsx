import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { textSize } from "../../../theme/sizes.ts";

/** Must or nice, of the requirement at `position`. */
export function KindChoice(props: {
  position: number;
  kind: Requirement["kind"];
  onChange: (kind: Requirement["kind"]) => void;
}) {
  const { position, kind, onChange } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={`Requirement ${position}: must or nice`}
      onChange={(_, next: Requirement["kind"] | null) => next && onChange(next)}
      sx={kindStyle}
    >
      <ToggleButton value="must">Must</ToggleButton>
      <ToggleButton value="nice">Nice</ToggleButton>
    </ToggleButtonGroup>
  );
}

const kindStyle = {
  flex: "none",
  "& .MuiToggleButton-root": {
    px: 1,
    py: 0,
    minHeight: 28,
    fontSize: textSize.caption,
    textTransform: "none",
    color: "text.secondary",
  },
  "& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover": {
    backgroundColor: "tint.brand",
    color: "text.primary",
    fontWeight: 600,
  },
} as const;
