/**
 * The colours of the design as #RRGGBB, for pages, mails, the operator's pages and PDFs.
 * Text has at least 4.5 : 1 on every background it stands on (WCAG 2.2, 1.4.3).
 */
export type Colors = {
  background: string;
  surface: string;
  raised: string;
  ink: string;
  muted: string;
  hairline: string;
  /** Edge of a control, at least 3 : 1 on every surface. */
  controlEdge: string;
  brand: string;
  /** The brand under a pointer. */
  brandStrong: string;
  /** Behind what is current or selected. */
  brandTint: string;
  onBrand: string;
  /** Behind a candidate's own words, and behind nothing else. */
  quotation: string;
  onQuotation: string;
  danger: string;
  dangerTint: string;
  info: string;
  infoTint: string;
};

export const lightColors: Colors = {
  background: "#FBFAF7",
  surface: "#FFFFFF",
  raised: "#FFFFFF",
  ink: "#16201D",
  muted: "#55625C",
  hairline: "#E6E4DC",
  controlEdge: "#868F88",
  brand: "#1F6F54",
  brandStrong: "#175541",
  brandTint: "#E8F1EB",
  onBrand: "#FFFFFF",
  quotation: "#FBF1D9",
  onQuotation: "#7A5712",
  danger: "#B3372B",
  dangerTint: "#FBEDEA",
  info: "#2B5FA8",
  infoTint: "#EBF1F9",
};

export const darkColors: Colors = {
  background: "#0F1513",
  surface: "#161E1B",
  raised: "#1C2622",
  ink: "#E8EDEA",
  muted: "#9AA8A1",
  hairline: "#2A3631",
  controlEdge: "#6B7A73",
  brand: "#63C7A0",
  brandStrong: "#83D6B5",
  brandTint: "#1B2F27",
  onBrand: "#0B1512",
  quotation: "#3A2F14",
  onQuotation: "#F0D79A",
  danger: "#F0897D",
  dangerTint: "#33201D",
  info: "#8DB6EE",
  infoTint: "#1B2636",
};

/** A printed page is white in both colour modes, and so is what is highlighted on it. */
export const paperColors = { sheet: "#FFFFFF", highlight: "#F7DD94" };
