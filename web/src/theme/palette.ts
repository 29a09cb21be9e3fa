import type { PaletteOptions } from "@mui/material/styles";
import type { Tokens } from "./tokens.ts";

declare module "@mui/material/styles" {
  interface Palette {
    /** A candidate's own words: serif, on this ground. */
    wheat: { ground: string; ink: string };
    /** The ground of what is current or selected. */
    tint: { evergreen: string; danger: string; info: string };
    /** Edges of inputs and outlined buttons. */
    controlEdge: string;
    /** Surfaces that float: menus, dialogs. */
    raised: string;
  }
  interface PaletteOptions {
    wheat?: { ground: string; ink: string };
    tint?: { evergreen: string; danger: string; info: string };
    controlEdge?: string;
    raised?: string;
  }
}

export function palette(tokens: Tokens): PaletteOptions {
  const accent = {
    main: tokens.evergreen,
    light: tokens.evergreen,
    dark: tokens.evergreenStrong,
    contrastText: tokens.onEvergreen,
  };
  return {
    primary: accent,
    secondary: {
      main: tokens.muted,
      light: tokens.muted,
      dark: tokens.ink,
      contrastText: tokens.surface,
    },
    success: accent,
    warning: {
      main: tokens.onWheat,
      light: tokens.onWheat,
      dark: tokens.onWheat,
      contrastText: tokens.wheat,
    },
    error: {
      main: tokens.danger,
      light: tokens.danger,
      dark: tokens.danger,
      contrastText: tokens.surface,
    },
    info: {
      main: tokens.info,
      light: tokens.info,
      dark: tokens.info,
      contrastText: tokens.surface,
    },
    background: { default: tokens.ground, paper: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.muted },
    divider: tokens.hairline,
    wheat: { ground: tokens.wheat, ink: tokens.onWheat },
    tint: { evergreen: tokens.evergreenTint, danger: tokens.dangerTint, info: tokens.infoTint },
    controlEdge: tokens.controlEdge,
    raised: tokens.raised,
  };
}
