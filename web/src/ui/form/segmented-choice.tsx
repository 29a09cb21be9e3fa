import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { textSize } from "../../theme/sizes.ts";

/** One of two to four alternatives in a word or two each, all of them in view; it takes effect at once. */
export function SegmentedChoice<Value extends string>(props: {
  /** What it is about, for screen readers. */
  label: string;
  value: Value;
  choices: readonly { value: Value; words: string }[];
  isDisabled?: boolean;
  /** Whether the one that stands takes the focus when it appears. */
  takesFocus?: boolean;
  onChange: (value: Value) => void;
}) {
  const { label, value, choices, isDisabled = false, takesFocus = false, onChange } = props;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(_, next: Value | null) => {
        if (next !== null) onChange(next);
      }}
      sx={{ "& .MuiToggleButton-root": { px: { xs: 0.75, sm: 1.5 }, fontSize: textSize.small } }}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          value={choice.value}
          autoFocus={takesFocus && choice.value === value}
        >
          {choice.words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
