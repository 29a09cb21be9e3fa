import type { Box } from "../../document-text.ts";

/** A straight line: `at` is its y if it is level, its x if it is upright, and it reaches `from` one end `to` the other. */
export type RuledLine = { at: number; from: number; to: number };
export type RuledLines = { level: RuledLine[]; upright: RuledLine[] };

/** Pieces of one line stand so near, in points, beside and behind each other: borders are often drawn cell by cell. */
const beside = 1;
const behind = 3;
/** A page with more is a drawing. */
const maxPieces = 4_000;
const maxLines = 400;

/** The lines of a page, joined from the pieces that they are drawn in; none of a page that is full of them. */
export function straightLines(thinShapes: readonly Box[]): RuledLines {
  if (thinShapes.length > maxPieces) return { level: [], upright: [] };
  const level: RuledLine[] = [];
  const upright: RuledLine[] = [];
  for (const { x, y, width, height } of thinShapes) {
    if (width >= height) level.push({ at: y + height / 2, from: x, to: x + width });
    else upright.push({ at: x + width / 2, from: y, to: y + height });
  }
  const joined = { level: join(level), upright: join(upright) };
  return joined.level.length > maxLines || joined.upright.length > maxLines
    ? { level: [], upright: [] }
    : joined;
}

function join(pieces: readonly RuledLine[]): RuledLine[] {
  const rows: RuledLine[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.at - other.at)) {
    const row = rows.at(-1);
    const isBeside = row?.[0] !== undefined && piece.at - row[0].at <= beside;
    if (isBeside) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap(joinRow);
}

function joinRow(row: readonly RuledLine[]): RuledLine[] {
  const lines: RuledLine[] = [];
  for (const piece of row.toSorted((one, other) => one.from - other.from)) {
    const last = lines.at(-1);
    if (last && piece.from <= last.to + behind) last.to = Math.max(last.to, piece.to);
    else lines.push({ ...piece });
  }
  return lines;
}
