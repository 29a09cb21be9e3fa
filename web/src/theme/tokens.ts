/** The colours of the design, per colour mode. Every ink on every ground it is used on has at least 4.5 : 1. */
export type Tokens = {
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  muted: string;
  hairline: string;
  /** Edge of a control, at least 3 : 1 on every surface. */
  controlEdge: string;
  evergreen: string;
  evergreenStrong: string;
  /** The ground of what is current or selected. */
  evergreenTint: string;
  onEvergreen: string;
  wheat: string;
  onWheat: string;
  danger: string;
  dangerTint: string;
  info: string;
  infoTint: string;
};

export const light: Tokens = {
  ground: "#FBFAF7",
  surface: "#FFFFFF",
  raised: "#FFFFFF",
  ink: "#16201D",
  muted: "#55625C",
  hairline: "#E6E4DC",
  controlEdge: "#868F88",
  evergreen: "#1F6F54",
  evergreenStrong: "#175541",
  evergreenTint: "#E8F1EB",
  onEvergreen: "#FFFFFF",
  wheat: "#FBF1D9",
  onWheat: "#7A5712",
  danger: "#B3372B",
  dangerTint: "#FBEDEA",
  info: "#2B5FA8",
  infoTint: "#EBF1F9",
};

export const dark: Tokens = {
  ground: "#0F1513",
  surface: "#161E1B",
  raised: "#1C2622",
  ink: "#E8EDEA",
  muted: "#9AA8A1",
  hairline: "#2A3631",
  controlEdge: "#6B7A73",
  evergreen: "#63C7A0",
  evergreenStrong: "#83D6B5",
  evergreenTint: "#1B2F27",
  onEvergreen: "#0B1512",
  wheat: "#3A2F14",
  onWheat: "#F0D79A",
  danger: "#F0897D",
  dangerTint: "#33201D",
  info: "#8DB6EE",
  infoTint: "#1B2636",
};
