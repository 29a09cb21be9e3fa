import type { ThemeOptions } from "@mui/material/styles";
import { textSize } from "./sizes.ts";

export const sansFamily = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
/** For the wordmark and for what a candidate wrote. */
export const serifFamily = '"Source Serif 4 Variable", Georgia, "Times New Roman", serif';

const heading = { fontWeight: 600, letterSpacing: "-0.011em" };

export const typography: ThemeOptions["typography"] = {
  fontFamily: sansFamily,
  fontSize: 14,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: textSize.figure, lineHeight: 36 / 28, letterSpacing: "-0.02em" },
  h2: { ...heading, fontSize: textSize.title, lineHeight: 28 / 20 },
  h3: { ...heading, fontSize: textSize.lead, lineHeight: 24 / 16 },
  h4: { ...heading, fontSize: textSize.body, lineHeight: 20 / 14 },
  h5: { ...heading, fontSize: textSize.body, lineHeight: 20 / 14 },
  h6: { ...heading, fontSize: textSize.body, lineHeight: 20 / 14 },
  subtitle1: { fontSize: textSize.lead, lineHeight: 24 / 16 },
  subtitle2: { fontSize: textSize.body, lineHeight: 20 / 14, fontWeight: 600 },
  body1: { fontSize: textSize.body, lineHeight: 22 / 14 },
  body2: { fontSize: textSize.small, lineHeight: 20 / 13 },
  caption: { fontSize: textSize.caption, lineHeight: 16 / 12 },
  button: { fontSize: textSize.body, lineHeight: 20 / 14, fontWeight: 550, textTransform: "none" },
};
