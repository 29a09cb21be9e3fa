import type { SvgIconComponent } from "@mui/icons-material";

/** What can be chosen in the palette: it leads somewhere, or does something. */
export type PaletteEntry = {
  /** Tells it from all others. */
  id: string;
  label: string;
  /** What tells it from others of the same name: the screening of a candidate, the status of a drive. */
  detail?: string;
  /** What it is found by besides its label. */
  words?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  Icon: SvgIconComponent;
} & (
  | { to: string }
  | {
      /** Until it is done the palette waits; what it rejects with is told. */
      perform: () => unknown;
      /** The palette stays open: what is done concerns it. */
      staysOpen?: boolean;
    }
);

export type PaletteGroup = {
  title: string;
  entries: PaletteEntry[];
  /** How many entries are on their way. */
  awaited: number;
};
