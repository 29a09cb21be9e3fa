import { textSize } from "../../../theme/sizes.ts";

/** As the page is light or dark. */
export const accent = "var(--mui-palette-primary-main)";
export const muted = "var(--mui-palette-text-secondary)";

/** What all charts have in common: nothing moves, and there is as little as possible beside the numbers. */
export const plainChart = {
  // At the right there is room for half the name of the last day.
  margin: { top: 12, right: 24, bottom: 4, left: 0 },
  grid: { horizontal: true },
  skipAnimation: true,
  // A picture with a table beside it; the keys move through the table.
  disableKeyboardNavigation: true,
} as const;

export const plainAxis = {
  disableLine: true,
  disableTicks: true,
  tickLabelStyle: { fill: muted, fontSize: textSize.caption },
} as const;

/** Charts draw their lines in the colours of the page. */
export const chartStyle = {
  "& .MuiChartsGrid-line": { stroke: "var(--mui-palette-divider)" },
  "& .MuiChartsLegend-label": { color: "text.secondary", fontSize: textSize.caption },
  // Lines are uncovered from the left, also where nothing moves: on paper that would be before they are.
  "& clipPath rect": { animationName: "none" },
} as const;
