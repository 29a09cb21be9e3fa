import Slider from "@mui/material/Slider";
import { radius, textSize } from "../../../theme/sizes.ts";

/** A weight from 0 to 5 as five dots; arrows move it by one, and while it moves it says what it is worth. */
export function WeightDots(props: {
  /** Read out as what is weighed: "Weight of requirement 3". */
  label: string;
  weight: number;
  /** What the weight is worth, in words; the part behind a colon stands at the dots while they move. */
  worth: string;
  onChange: (weight: number) => void;
}) {
  const { label, weight, worth, onChange } = props;
  const shown = Math.round(weight);
  return (
    <Slider
      size="small"
      min={0}
      max={5}
      step={1}
      marks={dots}
      value={shown}
      valueLabelDisplay="auto"
      valueLabelFormat={worth.slice(worth.lastIndexOf(":") + 1).trim()}
      onChange={(_, value) => typeof value === "number" && value !== shown && onChange(value)}
      slotProps={{ input: { "aria-label": label, "aria-valuetext": worth } }}
      sx={dotsStyle}
    />
  );
}

/** 0 has none: it is what is left when no dot is filled. */
const dots = [1, 2, 3, 4, 5].map((value) => ({ value }));

const dotsStyle = {
  width: 80,
  height: 24,
  mx: 1,
  py: 0,
  flex: "none",
  color: "text.primary",
  "& .MuiSlider-rail, & .MuiSlider-track": { display: "none" },
  "& .MuiSlider-mark": {
    width: 10,
    height: 10,
    opacity: 1,
    borderRadius: radius.round,
    border: "1.5px solid",
    borderColor: "controlEdge",
    backgroundColor: "transparent",
    boxSizing: "border-box",
    // Of two classes, as the library's own placing is.
    "&.MuiSlider-mark": { transform: "translate(-50%, -50%)", top: "50%" },
  },
  "& .MuiSlider-markActive": { backgroundColor: "text.primary", borderColor: "text.primary" },
  "& .MuiSlider-thumb": {
    width: 18,
    height: 18,
    backgroundColor: "transparent",
    boxShadow: "none",
    "&::before": { boxShadow: "none" },
    "&:hover, &.Mui-active": { boxShadow: "none" },
    "&.Mui-focusVisible": { boxShadow: "none", outline: "2px solid", outlineColor: "primary.main" },
  },
  "& .MuiSlider-valueLabel": {
    fontSize: textSize.caption,
    fontWeight: 500,
    borderRadius: radius.small,
    backgroundColor: "text.primary",
    color: "background.default",
  },
} as const;
