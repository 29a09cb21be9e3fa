import type { LabelledSection } from "./labelled-cv.ts";

export function inCapitals(section: LabelledSection): LabelledSection {
  const rows = section.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: cell.text.toUpperCase() })),
  }));
  return { ...section, rows };
}
