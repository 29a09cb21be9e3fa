import { bottomOf, hasMiddleOf } from "../../box.ts";
import type { Box } from "../../document-text.ts";
import { type RuledLine, type RuledLines, straightLines } from "./ruled-lines.ts";

/** `row` and `column` count from 0 where the cell begins; a cell may reach over several of both. */
export type RuledCell = { row: number; column: number; box: Box };

/** Cells that drawn lines part. `cellAt` gives the cell that has the middle of a box; undefined outside the table. */
export type RuledTable = {
  box: Box;
  uprights: readonly RuledLine[];
  cellAt: (box: Box) => RuledCell | undefined;
};

/** Lines of one direction that are nearer to each other, in points, are one border. */
const sameBorder = 3;
/** Lines meet that end so near to each other, in points. */
const reach = 3;
const minColumns = 2;
const maxColumns = 40;
const maxCells = 2_000;

/** The tables of a page, from the thin shapes that are drawn on it. A frame around everything is none. */
export function findRuledTables(thinShapes: readonly Box[]): RuledTable[] {
  const lines = straightLines(thinShapes);
  return groupsThatMeet(lines).flatMap((group) => toTable(group) ?? []);
}

/** Lines that meet others, directly or over further ones. */
function groupsThatMeet({ level, upright }: RuledLines): RuledLines[] {
  const left = { level: new Set(level), upright: new Set(upright) };
  const groups: RuledLines[] = [];
  for (const first of upright) {
    if (!left.upright.delete(first)) continue;
    const group: RuledLines = { level: [], upright: [first] };
    // What is found is looked at in turn.
    for (const line of group.upright)
      for (const across of take(left.level, (one) => meet(one, line))) {
        group.level.push(across);
        group.upright.push(...take(left.upright, (one) => meet(across, one)));
      }
    groups.push(group);
  }
  return groups;
}

function take(lines: Set<RuledLine>, isTaken: (line: RuledLine) => boolean): RuledLine[] {
  const taken = [...lines].filter(isTaken);
  for (const line of taken) lines.delete(line);
  return taken;
}

function meet(level: RuledLine, upright: RuledLine): boolean {
  return isWithin(upright.at, level) && isWithin(level.at, upright);
}

function isWithin(place: number, { from, to }: RuledLine): boolean {
  return place >= from - reach && place <= to + reach;
}

function toTable({ level, upright }: RuledLines): RuledTable | undefined {
  const xs = borders(upright);
  const ys = borders(level);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < minColumns || rows < 1 || columns > maxColumns || columns * rows > maxCells) return undefined;
  const box = boxBetween(xs, ys, { row: 0, column: 0, rowEnd: rows, columnEnd: columns });
  const cells = cellsBetween(xs, ys, { level, upright });
  return {
    box,
    uprights: upright,
    cellAt: (inner) => {
      if (!hasMiddleOf(box, inner)) return undefined;
      const column = Math.min(columns - 1, indexOfLast(xs, inner.x + inner.width / 2));
      const row = Math.min(rows - 1, indexOfLast(ys, inner.y + inner.height / 2));
      return cells[row * columns + column];
    },
  };
}

/** Where lines of one direction stand, from the first to the last. */
function borders(lines: readonly RuledLine[]): number[] {
  const found: number[] = [];
  for (const { at } of lines.toSorted((one, other) => one.at - other.at))
    if (at - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > sameBorder) found.push(at);
  return found;
}

function indexOfLast(sorted: readonly number[], most: number): number {
  return sorted.findLastIndex((value) => value <= most);
}

type Extent = { row: number; column: number; rowEnd: number; columnEnd: number };

/** For each place of the grid the cell that it belongs to: places without a line between them are one cell. */
function cellsBetween(
  xs: readonly number[],
  ys: readonly number[],
  lines: RuledLines,
): (RuledCell | undefined)[] {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const parents = Array.from({ length: columns * rows }, (_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  const middle = (edges: readonly number[], index: number) =>
    ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  const isParted = (some: readonly RuledLine[], border: number, place: number) =>
    some.some((line) => Math.abs(line.at - border) <= sameBorder && isWithin(place, line));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      const isOpenRight =
        column + 1 < columns && !isParted(lines.upright, xs[column + 1] ?? 0, middle(ys, row));
      const isOpenBelow = row + 1 < rows && !isParted(lines.level, ys[row + 1] ?? 0, middle(xs, column));
      if (isOpenRight) parents[rootOf(place + 1)] = rootOf(place);
      if (isOpenBelow) parents[rootOf(place + columns)] = rootOf(place);
    }
  const extents = new Map<number, Extent>();
  for (let place = 0; place < parents.length; place += 1) {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const known = extents.get(rootOf(place)) ?? { row, column, rowEnd: row + 1, columnEnd: column + 1 };
    extents.set(rootOf(place), {
      row: Math.min(known.row, row),
      column: Math.min(known.column, column),
      rowEnd: Math.max(known.rowEnd, row + 1),
      columnEnd: Math.max(known.columnEnd, column + 1),
    });
  }
  const cells = new Map([...extents].map(([root, extent]) => [root, toCell(xs, ys, extent)]));
  return parents.map((_, place) => cells.get(rootOf(place)));
}

function toCell(xs: readonly number[], ys: readonly number[], extent: Extent): RuledCell {
  return { row: extent.row, column: extent.column, box: boxBetween(xs, ys, extent) };
}

function boxBetween(xs: readonly number[], ys: readonly number[], extent: Extent): Box {
  const [x = 0, right = 0] = [xs[extent.column], xs[extent.columnEnd]];
  const [y = 0, bottom = 0] = [ys[extent.row], ys[extent.rowEnd]];
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a border of a table stands between two boxes of one row. */
export function isBorderBetween(tables: readonly RuledTable[], left: Box, right: Box): boolean {
  const middle = left.y + left.height / 2;
  return tables.some(
    ({ box, uprights }) =>
      middle > box.y &&
      middle < bottomOf(box) &&
      uprights.some(
        ({ at, from, to }) =>
          at > left.x + left.width / 2 && at < right.x + right.width / 2 && middle > from && middle < to,
      ),
  );
}
