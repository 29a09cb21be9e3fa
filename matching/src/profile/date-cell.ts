import type { Line } from "@winnow/documents/document-text.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { formFieldAt } from "./form-entries.ts";
import { aligned, entryLayout } from "./layout-parameters.ts";
import { monthNamed } from "./month-names.ts";
import { type DateRange, lastDateIn, readDateRange, readLastDate } from "./read-date-range.ts";

/**
 * The range of dates of a cell: its text, and the places in `lines` of what else it takes than its first line.
 * `isYearAlone` where nothing but one year tells it.
 */
export type DateCell = { range: DateRange; text: string; rest: number[]; isYearAlone?: boolean };

/**
 * The dates that begin on a line. In a narrow column they may go on below ("abril de 2015 – febrero / de 2019"), with
 * the cells beside them in between.
 */
export function dateCellAt(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  if (!line) return null;
  const alone = readDateRange(line.text);
  return (
    cellOfFields(lines, index) ??
    cellOfTable(lines, index) ??
    cellOverLines(lines, index) ??
    cellOverColumns(lines, index) ??
    cellOverPlainLines(lines, index) ??
    (alone ? { range: alone, text: line.text, rest: [] } : null)
  );
}

const rowsBelowYear = 2;

/**
 * "Work experience, Little Otters Nursery, June 2023", "2004: Waiter, Elm Hotel": a date that ends or begins a line, in
 * which something began and ended.
 */
export function dateAloneAt(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  const [date, place] = [readLastDate(line?.text ?? ""), lastDateIn(line?.text ?? "")];
  if (!line || line.isBullet || !place || !date) return null;
  const [before, behind] = [line.text.slice(0, place.from), line.text.slice(place.to)];
  const isAtEdge = !/[\p{L}\d]/u.test(behind) || (!/[\p{L}\d]/u.test(before) && /^\s*:/u.test(behind));
  const isOnly = lastDateIn(before) === null;
  // "Elm Ltd, founded 1998" above "Clerk" and the dates of the job.
  const below = date.month === null ? rowsBelowYear : 1;
  const near = lines.slice(Math.max(0, index - 1), index + 1 + below);
  if (!isAtEdge || !isOnly || near.some(({ text }) => readDateRange(text) !== null)) return null;
  const range = { start: date, end: date, isCurrent: false, ...place };
  return { range, text: line.text, rest: [], isYearAlone: date.month === null };
}

/** "From: March 2009" and "To: Present", each in a field of its own. */
function cellOfFields(lines: readonly Line[], index: number): DateCell | null {
  const start = formFieldAt(lines, index);
  if (start?.field !== "start") return null;
  const end = formFieldAt(lines, start.value.line + 1);
  if (end?.field !== "end") return null;
  const text = `${start.value.text} – ${end.value.text}`;
  const range = readDateRange(text);
  const rest = Array.from({ length: end.value.line - index }, (_, at) => index + at + 1);
  return range ? { range, text, rest } : null;
}

/** The first date, the word between and the second date. */
const mostLinesOfDates = 3;

/** "14/01/2020", "to" and "Till date" below each other in a cell of a table that says nothing else. */
function cellOfTable(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  if (!line?.cell || !/\d{4}/u.test(line.text)) return null;
  const isOfCell = (other: Line | undefined) =>
    other?.page === line.page &&
    other.cell?.table === line.cell?.table &&
    other.cell?.row === line.cell?.row &&
    other.cell?.column === line.cell?.column;
  const rest: number[] = [];
  for (let at = index + 1; at <= index + mostLinesOfDates && isOfCell(lines[at]); at += 1) rest.push(at);
  const [second, third] = rest.map((at) => lines[at]);
  if (!second || rest.length >= mostLinesOfDates) return null;
  const parts = [line, second, ...(third ? [third] : [])].map(({ text }) => text);
  return allDates(parts, rest) ?? (third ? null : stackedDates(line, second, index + 1));
}

/** Below the first of "December", "2023", "–", "June", "2024" in a narrow column. */
const mostLinesBelow = 4;

function cellOverLines(lines: readonly Line[], index: number): DateCell | null {
  const line = lines[index];
  if (!line || line.isBullet || line.box.height === 0 || line.text.length > entryLayout.maxDateCellLength)
    return null;
  if (!/\d{4}/u.test(line.text) && monthNamed(line.text) === undefined) return null;
  const [parts, rest]: [string[], number[]] = [[line.text], []];
  let longest: DateCell | null = null;
  let last = nextLineBelow(lines, index);
  for (let count = 0; last !== null && count < (line.cell ? 1 : mostLinesBelow); count += 1) {
    const text = lines[last]?.text ?? "";
    if (text.length > entryLayout.maxDateCellLength) break;
    parts.push(text);
    rest.push(last);
    longest = allDates(parts, [...rest]) ?? longest;
    if (longest && !longest.range.isCurrent) break;
    last = nextLineBelow(lines, last);
  }
  const [second = -1] = rest;
  const below = lines[second];
  return longest ?? (below ? stackedDates(line, below, second) : null);
}

/** The next line of a narrow column, with the cells beside it in between; null where none follows. */
function nextLineBelow(lines: readonly Line[], index: number): number | null {
  const line = lines[index];
  for (let next = index + 1; next <= index + entryLayout.cellsBetweenDates && next < lines.length; next++) {
    const below = lines[next];
    if (line && below && isNextLine(line, below)) return next;
  }
  return null;
}

/** What the parts are together, if that is a range of dates and nothing else, and not one without the last of them. */
function allDates(parts: string[], rest: number[]): DateCell | null {
  const text = parts.join(" ");
  const range = readDateRange(text);
  const isAllDates = range !== null && range.from === 0 && range.to >= text.length - 1;
  const reachesLast = range !== null && range.to > text.length - (parts.at(-1)?.length ?? 0);
  return isAllDates && reachesLast ? { range, text, rest } : null;
}

/** "Aug. 2011" above "Juli 2018"; two years alone may be of two entries. */
function stackedDates({ text: first }: Line, { text: last }: Line, rest: number): DateCell | null {
  const cell = allDates([first, "–", last], [rest]);
  if (!cell || readDateRange(first) || readDateRange(last)) return null;
  const { start, end, isCurrent } = cell.range;
  const isInOrder = end !== null && (end.year - start.year || (end.month ?? 0) - (start.month ?? 0)) >= 0;
  const hasMonths = start.month !== null && end?.month !== null;
  return isCurrent || (hasMonths && isInOrder) ? cell : null;
}

/** "January 2020", "to" and "Current" in lines of their own, as forms on the web write dates. */
function cellOverPlainLines(lines: readonly Line[], index: number): DateCell | null {
  const [line, second, third] = [lines[index], lines[index + 1], lines[index + 2]];
  const isPoint = line !== undefined && !line.cell && lastDateIn(line.text)?.from === 0;
  if (!isPoint || line.isBullet || !second || readDateRange(line.text)) return null;
  const isShort = ({ text }: Line) => text.length <= entryLayout.maxDateCellLength / 2;
  const isRest = (above: Line, one: Line) => isShort(one) && (one.box.height === 0 || isNextLine(above, one));
  if (!isShort(line) || !isRest(line, second)) return null;
  const two = allDates([line.text, second.text], [index + 1]);
  if (two || !third || !isRest(second, third)) return two;
  return allDates([line.text, second.text, third.text], [index + 1, index + 2]);
}

/** "02/2021" and "11/2021" in columns of their own, under "From" and "To". */
function cellOverColumns(lines: readonly Line[], index: number): DateCell | null {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || !areOnOneRow(line, next) || !mayBeDate(line.text)) return null;
  if (line.text.length + next.text.length > entryLayout.maxDateCellLength || readDateRange(line.text))
    return null;
  const text = `${line.text} – ${next.text}`;
  const range = readDateRange(text);
  const isAllDates = range !== null && range.from === 0 && range.to >= text.length - 1;
  // Two digits in a column of their own are a mark: "2011" and "74%".
  const isPair = range?.isCurrent === true || (mayBeDate(next.text) && !areMarks(line.text, next.text));
  return isAllDates && isPair ? { range, text, rest: [index + 1] } : null;
}

/** "06/2024" and "06/24". */
function mayBeDate(text: string): boolean {
  return /\d{4}|^\d{1,2}\/\d{2}$/u.test(text);
}

/** "11/20" and "12/20", "7/10" and "9/10". */
function areMarks(one: string, other: string): boolean {
  return (
    [one, other].every((text) => /\/20$/u.test(text)) || [one, other].every((text) => /\/10$/u.test(text))
  );
}

function isNextLine(line: Line, below: Line): boolean {
  const step = below.box.y - line.box.y;
  const isBelow = step > line.box.height / 2 && step < line.box.height * entryLayout.nextLine;
  const ends = [line, below].map(({ box }) => box.x + box.width);
  const isAligned =
    Math.abs(below.box.x - line.box.x) <= aligned.edge ||
    Math.abs((ends[1] ?? 0) - (ends[0] ?? 0)) <= aligned.edge;
  return isBelow && below.page === line.page && isAligned;
}
