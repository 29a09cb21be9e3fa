import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { withoutCompanyForm } from "../occupations/company-forms.ts";
import { dateCellAt } from "./date-cell.ts";
import { aligned, entryLayout, sameRow } from "./layout-parameters.ts";
import { isPlace } from "./places.ts";
import { readDateRange } from "./read-date-range.ts";

/**
 * What a line of an experience or education section is to its entry: it carries the dates, may name title, employer,
 * degree or school, stands aside (a place, a length of time, an address), or belongs to the text below.
 */
export type EntryLineRole = "dates" | "name" | "aside" | "body";

const duration =
  /^\(?\d{1,2}\+?\s?(?:y|years?|yrs?|jahre?|ans?|años?|anos?|anni|anno|jaar|lata?|rok|ani|m|mos?|months?|monate?|mois|meses|mês|mesi|maanden|miesi\p{L}+|luni)\.?(?:,?\s+(?:and\s+)?\d{1,2}\s?(?:m|mos?|months?|monate?|mois|meses|mesi|maanden|miesi\p{L}+|luni)\.?)?\)?$/iu;
const address =
  /^(?:https?:\/\S*|www\.\S+|\S+@\S+\.\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?)(?:\s\S+)?$/u;

/** The role of each line from `from` to `to` (exclusive), in order. */
export function entryLineRoles(
  document: DocumentText,
  { from, to }: { from: number; to: number },
): EntryLineRole[] {
  const lines = document.lines.slice(from, to);
  const roles: EntryLineRole[] = [];
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  const hasPlainBullets = lines.some((line) => line.isBullet && !line.isBold);
  let body: Line | null = null;
  const restOfDates = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const cell = dateCellAt(lines, index);
    if (cell?.rest) restOfDates.add(cell.rest);
    const isDated = cell !== null && !restOfDates.has(index);
    const maxWords = isHeadOfDates(lines, index)
      ? entryLayout.maxWordsBesideDates
      : entryLayout.maxWordsOfName;
    const surroundings = { body, right, hasPlainBullets, isDated, maxWords };
    const role = restOfDates.has(index) ? "aside" : roleOf(line, surroundings);
    if (role === "body") body = line;
    else if (role === "name" || (role === "dates" && line.text.length > entryLayout.maxDateCellLength))
      body = null;
    roles.push(role);
  }
  return roles;
}

type Surroundings = {
  body: Line | null;
  right: number;
  hasPlainBullets: boolean;
  isDated: boolean;
  maxWords: number;
};

/** On the row of dates, or right below them, a line may name title, employer and place together. */
function isHeadOfDates(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line || line.words.length <= entryLayout.maxWordsOfName || !/ [|–—·•-] /.test(line.text)) return false;
  const isDate = (other: Line | undefined) => other !== undefined && readDateRange(other.text) !== null;
  const above = lines[index - 1];
  const isBelow = isDate(above) && (above?.text.length ?? 0) <= entryLayout.maxDateCellLength;
  const isBeside = [above, lines[index + 1]].some((other) => isDate(other) && areOnOneRow(line, other));
  return isBelow || isBeside;
}

function roleOf(
  line: Line,
  { body, right, hasPlainBullets, isDated, maxWords }: Surroundings,
): EntryLineRole {
  const isHeaderBullet =
    line.isBullet && line.isBold && hasPlainBullets && line.words.length <= entryLayout.maxWordsOfName;
  if (line.isBullet && !isHeaderBullet) return "body";
  if (isDated) return "dates";
  if (duration.test(line.text) || isPlace(line.text) || address.test(line.text)) return "aside";
  if (body && continues(line, { body, right })) return "body";
  if (line.words.length > maxWords || /[.;:!]$/.test(withoutCompanyForm(line.text))) return "body";
  return "name";
}

/** The rest of a sentence that did not fit the line above: at its edge, without a gap, after a full line or in lower case. */
function continues(line: Line, { body, right }: { body: Line; right: number }): boolean {
  const startsLow = /^[\p{Ll}\d(]/u.test(line.text);
  if (line.box.width === 0) return startsLow && /^\p{Ll}/u.test(line.text);
  if (line.isBold !== body.isBold || line.page !== body.page) return startsLow && line.page !== body.page;
  if (
    Math.abs(line.box.x - body.box.x) > aligned.edge ||
    Math.abs(line.fontSize - body.fontSize) > entryLayout.sameSize
  )
    return false;
  const gap = line.box.y - (body.box.y + body.box.height);
  if (gap > line.box.height * entryLayout.paragraphGap) return false;
  const isFull = body.box.width >= entryLayout.fullLine * (right - body.box.x);
  return startsLow || body.isBullet || isFull;
}

/** Whether two lines stand side by side; never where lines have no position. */
export function areOnOneRow(one: Line | undefined, other: Line | undefined): boolean {
  if (!one || !other || one.page !== other.page || one.box.height === 0) return false;
  const middle = (line: Line) => line.box.y + line.box.height / 2;
  return Math.abs(middle(one) - middle(other)) < sameRow * Math.min(one.box.height, other.box.height);
}
