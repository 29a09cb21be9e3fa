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

/** A line of 48 px: what it is, the text, its weight, and what else can be done; of two where it is narrow. */
export const requirementLineStyle = {
  display: "grid",
  alignItems: "center",
  columnGap: 1,
  minHeight: 48,
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"text text more" "kind weight ."',
  pb: { xs: 0.75, sm: 0 },
  "& > .kind": { gridArea: "kind" },
  "& > .text": { gridArea: "text" },
  "& > .weight": { gridArea: "weight" },
  "& > .more": { gridArea: "more" },
  "@container (min-width: 420px)": {
    gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
    gridTemplateAreas: '"kind text weight more"',
    pb: 0,
  },
} as const;
