import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { withoutCompanyForm } from "../occupations/company-forms.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { dateAloneAt, dateCellAt } from "./date-cell.ts";
import { isDuration } from "./duration.ts";
import { formFieldAt } from "./form-entries.ts";
import { aligned, entryLayout } from "./layout-parameters.ts";
import { oddOfLabel } from "./lines/cv-line-label.ts";
import { isPlace } from "./places.ts";
import { type DateRange, isRangeAlone, isWithinRange, readDateRange } from "./read-date-range.ts";

/**
 * What a line of an experience section is to its entry: it carries the dates, may name title or employer, stands aside
 * (a place, a length of time, an address), or belongs to the text below.
 */
export type EntryLineRole = "dates" | "name" | "aside" | "body";

const address =
  /^(?:https?:\/\S*|www\.\S+|\S+@\S+\.\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?)(?:\s\S+)?$/u;

/**
 * The role of each line from `from` to `to` (exclusive), in order. Which lines name something is told by their looks and
 * words, unless the model of lines is sure (`odds`, by line of the document; none where nothing was asked).
 */
export function entryLineRoles(
  document: DocumentText,
  { from, to }: { from: number; to: number },
  odds: readonly LabelOdds[] = [],
): EntryLineRole[] {
  const lines = document.lines.slice(from, to);
  const roles: EntryLineRole[] = [];
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  const hasPlainBullets = lines.some((line) => line.isBullet && !line.isBold);
  let body: Line | null = null;
  const restOfDates = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const isHead = oddOfLabel(odds[from + index], "job") >= sureOfRole;
    const cell = dateCellAt(lines, index) ?? (isHead ? dateAloneAt(lines, index) : null);
    for (const rest of cell?.rest ?? []) restOfDates.add(rest);
    const isDated = cell !== null && !restOfDates.has(index);
    const maxWords = isHeadOfDates(lines, index)
      ? entryLayout.maxWordsBesideDates
      : entryLayout.maxWordsOfName;
    const surroundings = { body, right, hasPlainBullets, isDated, maxWords };
    const told = restOfDates.has(index) ? "aside" : roleOf(line, surroundings);
    const role =
      !isDated && isOverFields(lines, index)
        ? "name"
        : corrected(told, line, {
            isDated,
            isBesideDates: isBesideDates(lines, index) || isAboveDates(lines, index),
            odds: odds[from + index],
          });
    if (role === "body") body = line;
    else if (role === "name" || (role === "dates" && line.text.length > entryLayout.maxDateCellLength))
      body = null;
    roles.push(role);
  }
  return withItemsAlike(lines, roles, odds.slice(from, to));
}

/**
 * Items with dates are heads of jobs where one at the same edge surely is, or where nothing else in the section has dates:
 * a CV writes its jobs alike. What lies within the dates of the head above is of its text.
 */
function withItemsAlike(
  lines: readonly Line[],
  roles: EntryLineRole[],
  odds: readonly LabelOdds[],
): EntryLineRole[] {
  const isSure = (index: number) => oddOfLabel(odds[index], "job") >= sureOfRole;
  const sure = lines.flatMap((line, index) =>
    line.isBullet && roles[index] === "dates" && isSure(index) ? [line] : [],
  );
  const likely = sure.length > 0 || roles.includes("dates") ? sure : datedItems(lines);
  if (likely.length === 0) return roles;
  const edges = likely.slice(0, mostEdges).map(({ box }) => box.x);
  const [first, last] = [Math.min(...edges), Math.max(...edges)];
  let above: DateRange | null = null;
  return roles.map((role, index) => {
    const line = lines[index];
    const range = line && (role === "dates" || line.isBullet) ? readDateRange(line.text) : null;
    const isAtEdge =
      line?.isBullet === true && line.box.x >= first - aligned.edge && line.box.x <= last + aligned.edge;
    const isAlike =
      role === "body" &&
      isAtEdge &&
      range !== null &&
      wordsOfSentence(line.text) <= entryLayout.maxWordsOfSentence &&
      !(above && isWithinRange(range, above));
    const told = isAlike ? "dates" : role;
    if (told === "dates" && range) above = range;
    return told;
  });
}

/** Items that each say when, none of them within the years of the one above; fewer than two tell nothing. */
function datedItems(lines: readonly Line[]): Line[] {
  const dated: { line: Line; range: DateRange }[] = [];
  for (const line of lines) {
    const range = line.isBullet ? readDateRange(line.text) : null;
    const above = dated.at(-1);
    if (range && !(above && isWithinRange(range, above.range))) dated.push({ line, range });
  }
  return dated.length < leastItems ? [] : dated.map(({ line }) => line);
}

const leastItems = 2;

/** Of so many sure items the edges are asked for. */
const mostEdges = 1000;

/** Sure enough to overrule what looks and words say. */
const sureOfRole = 0.9;

function corrected(
  role: EntryLineRole,
  line: Line,
  { isDated, isBesideDates, odds }: { isDated: boolean; isBesideDates: boolean; odds: LabelOdds | undefined },
): EntryLineRole {
  if (role === "name" && oddOfLabel(odds, "duty") >= sureOfRole) return "body";
  const isHead = oddOfLabel(odds, "job") + oddOfLabel(odds, "degree") >= sureOfRole;
  const maxWords =
    isDated || isBesideDates ? entryLayout.maxWordsOfSentence : entryLayout.maxWordsBesideDates;
  if (role !== "body" || !isHead || wordsOfSentence(line.text) > maxWords) return role;
  if (line.isBullet && !isDated && !isBesideDates) return role;
  return isDated ? "dates" : "name";
}

/** How many words the first sentence has, behind which a head is over: "Driver at Elm Freight, Hull. Nights and days." */
function wordsOfSentence(text: string): number {
  const [sentence = text] = text.split(/(?<=[\p{Ll})]{2}\.|\.\p{Lu}\.,?)\s+(?=\p{Lu})/u);
  return sentence.split(" ").length;
}

/** An employer with a list sign, above "Position held: …" or "Period: …". */
function isOverFields(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line?.isBullet || line.words.length > entryLayout.maxWordsOfName) return false;
  const field = lines[index + 1]?.isBullet ? null : formFieldAt(lines, index + 1)?.field;
  return field === "title" || field === "dates" || field === "start";
}

function isBesideDates(lines: Line[], index: number): boolean {
  const line = lines[index];
  return [lines[index - 1], lines[index + 1]].some(
    (other) => other !== undefined && areOnOneRow(line, other) && readDateRange(other.text) !== null,
  );
}

/** Right above a line that says nothing but when, with a list sign or without. */
function isAboveDates(lines: Line[], index: number): boolean {
  const below = lines[index + 1];
  return below !== undefined && !below.isBullet && isRangeAlone(below.text);
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
  if (isDuration(line.text) || isPlace(line.text) || address.test(line.text)) return "aside";
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
