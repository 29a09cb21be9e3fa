import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { titleLikeness } from "../occupations/title-likeness.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { type DateCell, dateCellAt } from "./date-cell.ts";
import { type EntryLineRole, entryLineRoles } from "./entry-lines.ts";
import { formEntries } from "./form-entries.ts";
import { aligned, entryLayout } from "./layout-parameters.ts";
import type { PlacedPart } from "./lines/entry-part-features.ts";
import { commaTitle, nameParts } from "./name-parts.ts";
import { type DateRange, readDateRange } from "./read-date-range.ts";
import type { Section } from "./section.ts";

/** The headers of a section's jobs, in order: each stands where a range of dates does, outside a bullet. */
export function findJobHeaders(
  document: DocumentText,
  section: Section,
  odds: readonly LabelOdds[] = [],
): Header[] {
  const roles = entryLineRoles(document, section, odds);
  const roleAt = (line: number) => roles[line - section.from];
  const headers: Header[] = formHeaders(document, section);
  if (headers.length > 0) return headers;
  for (let line = section.from; line < section.to; line++) {
    const cell = roleAt(line) === "dates" ? dateCellAt(document.lines, line) : null;
    if (!cell) continue;
    const floor = headers.at(-1)?.bodyFrom ?? section.from;
    headers.push(
      headerAround({ document, roleAt, sectionStart: section.from, floor, limit: section.to }, line, cell),
    );
  }
  return headers;
}

/** The entries of a form that have dates and a title or an employer. */
function formHeaders(document: DocumentText, section: Section): Header[] {
  return formEntries(document, section).flatMap(({ from, bodyFrom, values }) => {
    const dates = values.get("dates");
    const range = dates ? readDateRange(dates.text) : null;
    const title = values.get("title")?.text ?? null;
    const employer = values.get("employer")?.text ?? null;
    if (!dates || !range || (title === null && employer === null)) return [];
    const rows = [title, employer].flatMap((cell) => (cell === null ? [] : [[cell]]));
    return [{ line: dates.line, from, bodyFrom, range, rows, fields: { title, employer } }];
  });
}

/** The dates of a job with the lines around them that name title and employer; `rows` in the order of the CV, cell by cell. */
export type Header = {
  line: number;
  from: number;
  bodyFrom: number;
  range: DateRange;
  rows: string[][];
  /** Where a form says which is which. */
  fields?: { title: string | null; employer: string | null };
};

type Around = {
  document: DocumentText;
  roleAt: (line: number) => EntryLineRole | undefined;
  sectionStart: number;
  floor: number;
  limit: number;
};

/** The lines above and below the dates that name title and employer; below only what is missing above. */
function headerAround(around: Around, line: number, { range, text }: DateCell): Header {
  const { document, roleAt } = around;
  const behind = text.slice(range.to);
  const isAside = isProse(behind) || isPlaceBehindDates(around, line, behind);
  const own = [text.slice(0, range.from), isAside ? "" : behind].filter((cell) => nameParts(cell).length > 0);
  const rows = own.length > 0 ? [own] : [];
  const isIncomplete = () => {
    // What only a dash parts may be one title: an employer beside it is still looked for.
    const parts = partsOfRows(rows, false);
    return parts.length < 2 || !parts.some((part) => titleLikeness(part) >= 1) || mayBeOneTitle(rows);
  };
  let from = line;
  let row = line;
  for (let above = line - 1; above >= around.floor && rows.length < entryLayout.maxRows; above--) {
    const isBeside = areOnOneRow(document.lines[above], document.lines[line]);
    if (roleAt(above) === "aside" || (isBeside && roleAt(above) === "body")) continue;
    const isOnRowTaken = row !== line && areOnOneRow(document.lines[above], document.lines[row]);
    if (roleAt(above) !== "name" || !(isIncomplete() || isOnRowTaken)) break;
    const cell = document.lines[above]?.text ?? "";
    if (mayBeOneTitle(rows) && !namesEmployer(document, above, line)) break;
    const isContinued = row !== line && startsLow(document.lines[row]?.text);
    if (!isBeside && !isOnRowTaken && row !== line && !isContinued && !beginsEntry(around, above, row)) break;
    if (startsLow(cell)) {
      from = above;
      row = above;
      continue;
    }
    if (isOnRowTaken || isBeside) rows.splice(0, 1, [cell, ...(rows[0] ?? [])]);
    else rows.unshift([cell]);
    from = above;
    if (!isBeside) row = above;
  }
  const bodyFrom = namesBelow(around, { line, from, rows, isIncomplete });
  return { line, from, bodyFrom, range, rows };
}

/** "Charge Nurse, Emergency Department" in a row that names no company: the comma may be the title's own. */
function mayBeOneTitle(rows: string[][]): boolean {
  const [cell, ...others] = rows.flat();
  return cell !== undefined && others.length === 0 && commaTitle(cell) !== null;
}

/** The company by its mark, or by the weight that the row of the title has not. */
function namesEmployer(document: DocumentText, above: number, line: number): boolean {
  const cells = document.lines.slice(0, above + 1).filter((cell, index) => {
    return index === above || areOnOneRow(cell, document.lines[above]);
  });
  const isTitleBold = document.lines[line - 1]?.isBold === true || document.lines[line]?.isBold === true;
  return cells.some(({ text, isBold }) => titleLikeness(text) < 0 || (isBold && !isTitleBold));
}

/** "2017 – 2019, Nantes" below a line that names both title and employer. */
function isPlaceBehindDates({ document, roleAt, floor }: Around, line: number, behind: string): boolean {
  const above = line - 1;
  if (above < floor || roleAt(above) !== "name" || !placeBehindDates.test(behind)) return false;
  const parts = nameParts(document.lines[above]?.text ?? "");
  return titleLikeness(behind) === 0 && parts.length > 1 && parts.some((part) => titleLikeness(part) >= 1);
}

/** What somebody did, on the line of the dates. */
function isProse(text: string): boolean {
  return text.trim().split(/\s+/u).length > entryLayout.maxWordsOfName && !/ [|–—·•] /u.test(text);
}

const placeBehindDates = /^\s*[,;|•·(–—-]\s*\p{Lu}[\p{L}.'’-]*(?:[\s,]+[\p{L}.'’-]+){0,3}\s*\)?$/u;

/** The rest of the line above, that names nothing by itself. */
function startsLow(text = ""): boolean {
  return /^\p{Ll}/u.test(text);
}

/** A second line above the dates opens the entry when it stands out, or nothing but a finished entry stands above it. */
function beginsEntry(
  { document, roleAt, floor, sectionStart }: Around,
  above: number,
  nearest: number,
): boolean {
  const upper = document.lines[above];
  const lower = document.lines[nearest];
  if (!upper || !lower) return false;
  if (upper.isBold && Math.abs(upper.box.x - lower.box.x) <= aligned.edge) return true;
  if (above === sectionStart || (above === floor && upper.box.height > 0)) return true;
  if (upper.box.height === 0) return isEmployerAbove({ document, roleAt }, above, lower.text);
  return roleAt(above - 1) === "body" && upper.gapAbove > lower.gapAbove * entryLayout.headerGap + 1;
}

/** A dash parts title and employer in a single line only: beside an employer of its own, "Nurse – Surgical" is one title. */
export function partsOfRows(rows: string[][], isSingle = rows.flat().length === 1): string[] {
  return rows.flat().flatMap((cell) => nameParts(cell, { isSingle }));
}

/** The same parts with their places, in the same order. */
export function placedParts(rows: string[][], isSingle = rows.flat().length === 1): PlacedPart[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((written, cell) =>
      nameParts(written, { isSingle }).map((text, part) => ({ text, row, cell, part })),
    ),
  );
}

/** Without positions: a short name between the bullets above and the title below is the employer. */
function isEmployerAbove(
  { document, roleAt }: Pick<Around, "document" | "roleAt">,
  above: number,
  lower: string,
): boolean {
  const upper = document.lines[above]?.text ?? "";
  const followsBullet = roleAt(above - 1) === "body" && document.lines[above - 1]?.isBullet === true;
  const isTitleBelow = titleLikeness(lower) >= 1 && titleLikeness(upper) < 1;
  return (
    followsBullet &&
    isTitleBelow &&
    upper.split(/\s+/).length <= entryLayout.maxEmployerLength &&
    /^\p{Lu}/u.test(upper)
  );
}

/** Where the body begins: behind the lines below the dates that still name something. Adds them to `rows`. */
function namesBelow(
  { document, roleAt, limit }: Around,
  {
    line,
    from,
    rows,
    isIncomplete,
  }: { line: number; from: number; rows: string[][]; isIncomplete: () => boolean },
): number {
  for (let index = from; index < line; index++) if (roleAt(index) === "body") return index;
  let bodyFrom = line + 1;
  let taken = 0;
  for (let below = line + 1; below < limit && taken < 2; below++) {
    if (roleAt(below) === "aside") continue;
    const isBeside = areOnOneRow(document.lines[below], document.lines[line]);
    if (isBeside && isLongHeader(document, line, below)) {
      rows.push([document.lines[below]?.text ?? ""]);
      bodyFrom = below + 1;
      continue;
    }
    if (roleAt(below) !== "name" || !(isIncomplete() || isBeside)) break;
    if (!isBeside && hasDatesBeside(document, roleAt, below)) break;
    const text = document.lines[below]?.text ?? "";
    const isNamed = partsOfRows(rows, false).length >= 2;
    const isEmployerOfTitle = mayBeOneTitle(rows) && titleLikeness(text) < 0;
    if (
      isNamed
        ? titleLikeness(text) < 1 && !isEmployerOfTitle
        : partsOfRows(rows).length >= 2 && !isShortName(text)
    )
      break;
    rows.push([text]);
    bodyFrom = below + 1;
    taken++;
  }
  return bodyFrom;
}

/** A name with dates of its own on its row is the next position. */
function hasDatesBeside(document: DocumentText, roleAt: Around["roleAt"], line: number): boolean {
  return [line - 1, line + 1].some(
    (other) => roleAt(other) === "dates" && areOnOneRow(document.lines[other], document.lines[line]),
  );
}

/** Right of dates in a column of their own, a header may be as long as it likes. */
function isLongHeader(document: DocumentText, dates: number, line: number): boolean {
  const [left, right] = [document.lines[dates], document.lines[line]];
  return (
    left !== undefined && right !== undefined && !right.isBullet && right.box.x > left.box.x && right.isBold
  );
}

/** Short enough for an employer's name; a longer line is what the person did there. */
function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= entryLayout.maxShortNameLength;
}
