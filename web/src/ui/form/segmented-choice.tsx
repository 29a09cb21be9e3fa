import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { textSize } from "../../theme/sizes.ts";

/** One of a few, side by side. */
export function SegmentedChoice<Name extends string>(props: {
  label: string;
  choices: readonly { name: Name; label: string }[];
  value: Name;
  onChoose: (name: Name) => void;
}) {
  const { label, choices, value, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label}
      onChange={(_, next: Name | null) => {
        if (next) onChoose(next);
      }}
      sx={segmentsStyle}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.name} value={choice.name}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const segmentsStyle = {
  "& .MuiToggleButton-root": {
    px: { xs: 1, sm: 1.5 },
    py: 0,
    minHeight: 36,
    fontSize: textSize.small,
    fontWeight: 500,
    color: "text.primary",
    whiteSpace: "nowrap",
  },
  "& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover": {
    backgroundColor: "tint.brand",
    color: "text.primary",
    fontWeight: 600,
  },
} as const;
