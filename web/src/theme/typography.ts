import type { ThemeOptions } from "@mui/material/styles";

export const sansFamily = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
/** For the wordmark and for what a candidate wrote. */
export const serifFamily = '"Source Serif 4 Variable", Georgia, "Times New Roman", serif';

const heading = { fontWeight: 600, letterSpacing: "-0.011em" };

export const typography: ThemeOptions["typography"] = {
  fontFamily: sansFamily,
  fontSize: 14,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: "1.75rem", lineHeight: 36 / 28, letterSpacing: "-0.02em" },
  h2: { ...heading, fontSize: "1.25rem", lineHeight: 28 / 20 },
  h3: { ...heading, fontSize: "1rem", lineHeight: 24 / 16 },
  h4: { ...heading, fontSize: "0.875rem", lineHeight: 20 / 14 },
  h5: { ...heading, fontSize: "0.875rem", lineHeight: 20 / 14 },
  h6: { ...heading, fontSize: "0.875rem", lineHeight: 20 / 14 },
  subtitle1: { fontSize: "1rem", lineHeight: 24 / 16 },
  subtitle2: { fontSize: "0.875rem", lineHeight: 20 / 14, fontWeight: 600 },
  body1: { fontSize: "0.875rem", lineHeight: 22 / 14 },
  body2: { fontSize: "0.8125rem", lineHeight: 20 / 13 },
  caption: { fontSize: "0.75rem", lineHeight: 16 / 12 },
  button: { fontSize: "0.875rem", lineHeight: 20 / 14, fontWeight: 550, textTransform: "none" },
};
