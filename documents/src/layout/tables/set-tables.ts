import { bottomOf } from "../../box.ts";
import type { Box, Cell } from "../../document-text.ts";
import type { Fragment } from "../fragment.ts";
import { orderRows } from "../fragment-rows.ts";
import type { RuledCell, RuledTable } from "./ruled-table.ts";
import { joinWrapped, paragraphsOf } from "./wrapped-lines.ts";

/** A cell of a row of entries has so many paragraphs at most; cells with more, side by side, are columns of the page. */
const maxParagraphsOfEntry = 3;
/** Rows in which cells with text stand side by side; of a table that goes on overleaf one, if it has so many cells. */
const minRows = 2;
const minCellsOfOneRow = 3;

/**
 * In place of what stands in each row of a ruled table one fragment as wide as the row, whose `cells` are its text cell
 * by cell. Where lines only part a page into columns, everything stays as it is.
 */
export function setTables(fragments: readonly Fragment[], tables: readonly RuledTable[]): Fragment[] {
  let outside = [...fragments];
  const set: Fragment[] = [];
  for (const [index, table] of tables.entries()) {
    const byCell = Map.groupBy(outside, ({ box }) => table.cellAt(box));
    const cells = [...byCell].flatMap(([cell, own]) => (cell ? [readCell(cell, own)] : []));
    const rows = [...Map.groupBy(cells, ({ cell }) => cell.row).values()];
    if (!areRowsOfEntries(rows)) continue;
    for (const row of rows) set.push(...setRow(row, table.box, { table: index, row: set.length }));
    outside = byCell.get(undefined) ?? [];
  }
  return [...outside, ...set];
}

type ReadCell = { cell: RuledCell; paragraphs: Fragment[][] };

function readCell(cell: RuledCell, fragments: readonly Fragment[]): ReadCell {
  return { cell, paragraphs: paragraphsOf(orderRows(fragments), cell.box) };
}

function areRowsOfEntries(rows: readonly ReadCell[][]): boolean {
  const isLong = ({ paragraphs }: ReadCell) => paragraphs.length > maxParagraphsOfEntry;
  const areColumns = rows.some((row) => row.filter(isLong).length > 1);
  const isRow = rows.some((row) => row.length >= minCellsOfOneRow);
  return !areColumns && (isRow || rows.filter((row) => row.length > 1).length >= minRows);
}

/** As wide as the table and as high as the lowest of its cells, so that one over several rows moves none of them. */
function setRow(row: readonly ReadCell[], { x, width }: Box, place: Omit<Cell, "column">): Fragment[] {
  const inOrder = row.toSorted(({ cell: one }, { cell: other }) => one.column - other.column);
  const cells = inOrder.flatMap(({ cell: { column }, paragraphs }) =>
    paragraphs.flatMap(joinWrapped).map((fragment) => ({ ...fragment, cell: { ...place, column } })),
  );
  const [first] = cells;
  if (!first) return [];
  const text = cells.map((fragment) => fragment.text).join(" ");
  const y = Math.min(...row.map(({ cell }) => cell.box.y));
  const bottom = Math.min(...row.map(({ cell }) => bottomOf(cell.box)));
  const baseline = Math.min(...cells.map((fragment) => fragment.baseline));
  const box = { x, y, width, height: bottom - y };
  return [{ ...first, text, words: [], box, baseline, isBullet: false, cells }];
}
