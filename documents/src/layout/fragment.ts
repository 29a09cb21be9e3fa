import type { Box, Cell, Word } from "../document-text.ts";

/** A stretch of one row without a wide gap: the unit that columns are found with. Becomes one line. */
export type Fragment = {
  text: string;
  words: Word[];
  box: Box;
  baseline: number;
  fontSize: number;
  isBold: boolean;
  otherWeightFrom?: number;
  isBullet: boolean;
  cell?: Cell;
  /** Of the row of a ruled table: what stands in its cells, from left to right. */
  cells?: Fragment[];
};
