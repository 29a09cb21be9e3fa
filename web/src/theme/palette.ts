import type { PaletteOptions } from "@mui/material/styles";
import type { Colors } from "@winnow/contract/colors.ts";

declare module "@mui/material/styles" {
  interface Palette {
    /** A candidate's own words: serif, on this ground. */
    quotation: { background: string; text: string };
    /** The ground of what is current or selected. */
    tint: { brand: string; danger: string; info: string };
    /** Edges of inputs and outlined buttons. */
    controlEdge: string;
    /** Surfaces that float: menus, dialogs. */
    raised: string;
  }
  interface PaletteOptions {
    quotation?: { background: string; text: string };
    tint?: { brand: string; danger: string; info: string };
    controlEdge?: string;
    raised?: string;
  }
}

export function palette(colors: Colors): PaletteOptions {
  const accent = {
    main: colors.brand,
    light: colors.brand,
    dark: colors.brandStrong,
    contrastText: colors.onBrand,
  };
  return {
    primary: accent,
    secondary: {
      main: colors.muted,
      light: colors.muted,
      dark: colors.ink,
      contrastText: colors.surface,
    },
    success: accent,
    warning: {
      main: colors.onQuotation,
      light: colors.onQuotation,
      dark: colors.onQuotation,
      contrastText: colors.quotation,
    },
    error: {
      main: colors.danger,
      light: colors.danger,
      dark: colors.danger,
      contrastText: colors.surface,
    },
    info: {
      main: colors.info,
      light: colors.info,
      dark: colors.info,
      contrastText: colors.surface,
    },
    background: { default: colors.background, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.muted, disabled: colors.muted },
    divider: colors.hairline,
    quotation: { background: colors.quotation, text: colors.onQuotation },
    tint: { brand: colors.brandTint, danger: colors.dangerTint, info: colors.infoTint },
    controlEdge: colors.controlEdge,
    raised: colors.raised,
  };
}
