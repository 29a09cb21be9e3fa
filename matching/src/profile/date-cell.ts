import type { Line } from "@winnow/documents/document-text.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { aligned, entryLayout } from "./layout-parameters.ts";
import { type DateRange, readDateRange } from "./read-date-range.ts";

/** The range of dates of a cell: its text, and the place of its second line in `lines` when it takes two. */
export type DateCell = { range: DateRange; text: string; rest: number | null };

/**
 * The dates that begin on a line. In a narrow column they may go on below ("abril de 2015 – febrero / de 2019"), with
 * the cells beside them in between.
 */
export function dateCellAt(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  if (!line) return null;
  const alone = readDateRange(line.text);
  return (
    cellOverLines(lines, index) ??
    cellOverColumns(lines, index) ??
    (alone ? { range: alone, text: line.text, rest: null } : null)
  );
}

function cellOverLines(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  if (!line || line.isBullet || line.box.height === 0 || !/\d{4}/.test(line.text)) return null;
  if (line.text.length > entryLayout.maxDateCellLength) return null;
  for (let rest = index + 1; rest <= index + entryLayout.cellsBetweenDates && rest < lines.length; rest++) {
    const below = lines[rest];
    if (!below || !isNextLine(line, below)) continue;
    const text = `${line.text} ${below.text}`;
    const range = readDateRange(text);
    const isAllDates = range !== null && range.from === 0 && range.to >= text.length - 1;
    const reachesBelow = range !== null && range.to > line.text.length + 1;
    return isAllDates && reachesBelow ? { range, text, rest } : null;
  }
  return null;
}

/** "02/2021" and "11/2021" in columns of their own, under "From" and "To". */
function cellOverColumns(lines: readonly Line[], index: number): DateCell | null {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || !areOnOneRow(line, next) || !/\d{4}/.test(line.text)) return null;
  if (line.text.length + next.text.length > entryLayout.maxDateCellLength || readDateRange(line.text))
    return null;
  const text = `${line.text} – ${next.text}`;
  const range = readDateRange(text);
  const isAllDates = range !== null && range.from === 0 && range.to >= text.length - 1;
  // Two digits in a column of their own are a mark: "2011" and "74%".
  const isPair = range?.isCurrent === true || /\d{4}/.test(next.text);
  return isAllDates && isPair ? { range, text, rest: index + 1 } : null;
}

function isNextLine(line: Line, below: Line): boolean {
  const step = below.box.y - line.box.y;
  const isBelow = step > line.box.height / 2 && step < line.box.height * entryLayout.nextLine;
  return isBelow && below.page === line.page && Math.abs(below.box.x - line.box.x) <= aligned.edge;
}
