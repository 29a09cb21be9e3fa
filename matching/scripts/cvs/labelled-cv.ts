import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";

/** What a part of an entry's head says. */
export type EntryPart = "title" | "employer" | "place" | "dates" | "degree" | "school" | "aside";
export type PartSpan = { what: EntryPart; start: number; end: number };

export type LabelledCell = {
  text: string;
  label: CvLineLabel;
  isBold?: boolean;
  parts?: PartSpan[];
  /** Whether an entry begins with it, where that is asked. */
  isFirst?: boolean;
  /** The cell that a line of a wrapped one is of, and where in its text the line begins. */
  wrapped?: { whole: LabelledCell; from: number };
};

/** One row of an invented CV, cell by cell; a cell without text leaves its column empty. */
export type LabelledRow = {
  cells: LabelledCell[];
  look: "name" | "heading" | "entry" | "text";
  isBullet?: boolean;
  hasGap?: boolean;
  /** Where the cells begin: at the edge, the later ones at the right, or in columns of a table. */
  columns?: "right" | "left date" | "table";
};

export type LabelledSection = { rows: LabelledRow[]; isAside: boolean };
