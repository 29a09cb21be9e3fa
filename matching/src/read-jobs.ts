import type { DocumentText } from "@winnow/documents/document-text.ts";
import { confidenceOf } from "./confidence.ts";
import { areOnOneRow, type EntryLineRole, entryLineRoles } from "./entry-lines.ts";
import type { Section } from "./find-sections.ts";
import { aligned, entryLayout, titleMarks } from "./layout-numbers.ts";
import { employerName, nameParts } from "./name-parts.ts";
import type { Confidence, Job } from "./profile.ts";
import { quote } from "./quote.ts";
import { type DateRange, readDateRange } from "./read-date-range.ts";
import { titleLikeness } from "./title-likeness.ts";
import { type Interval, intervalOf, yearsCovered } from "./years.ts";

/** A job with its lines: the header `from` to `bodyFrom`, the body up to `to` (exclusive). */
export type CvJob = { job: Job; from: number; bodyFrom: number; to: number; interval: Interval | null };

/** The dates of a job with the lines around them that name title and employer; `rows` in the order of the CV, cell by cell. */
type Header = { line: number; from: number; bodyFrom: number; range: DateRange; rows: string[][] };

type Named = { title: string | null; employer: string | null; confidence: Confidence };

/** The jobs of the experience sections, in the order of the CV. A job begins where a range of dates stands outside a bullet. */
export function readJobs(document: DocumentText, sections: Section[], asOf: string): CvJob[] {
  return sections
    .filter((section) => section.kind === "experience")
    .flatMap((section) => {
      const headers = findHeaders(document, section);
      const named = nameHeaders(headers);
      return headers.flatMap((header, index) => {
        if (spansPositions(headers, index)) return [];
        const to = headers[index + 1]?.from ?? section.to;
        return readJob(document, header, { named: named[index], to, asOf });
      });
    });
}

function findHeaders(document: DocumentText, section: Section): Header[] {
  const roles = entryLineRoles(document, section);
  const roleAt = (line: number) => roles[line - section.from];
  const headers: Header[] = [];
  for (let line = section.from; line < section.to; line++) {
    const range = roleAt(line) === "dates" ? readDateRange(document.lines[line]?.text ?? "") : null;
    if (!range) continue;
    const floor = headers.at(-1)?.bodyFrom ?? section.from;
    headers.push(
      headerAround({ document, roleAt, sectionStart: section.from, floor, limit: section.to }, line, range),
    );
  }
  return headers;
}

type Around = {
  document: DocumentText;
  roleAt: (line: number) => EntryLineRole | undefined;
  sectionStart: number;
  floor: number;
  limit: number;
};

/** The lines above and below the dates that name title and employer; below only what is missing above. */
function headerAround(around: Around, line: number, range: DateRange): Header {
  const { document, roleAt } = around;
  const text = document.lines[line]?.text ?? "";
  const own = [text.slice(0, range.from), text.slice(range.to)].filter((cell) => nameParts(cell).length > 0);
  const rows = own.length > 0 ? [own] : [];
  const isIncomplete = () => {
    // What only a dash parts may be one title: an employer beside it is still looked for.
    const parts = partsOfRows(rows, false);
    return parts.length < 2 || !parts.some((part) => titleLikeness(part) >= 1);
  };
  let from = line;
  let row = line;
  for (let above = line - 1; above >= around.floor && rows.length < entryLayout.mostRows; above--) {
    const isBeside = areOnOneRow(document.lines[above], document.lines[line]);
    if (roleAt(above) === "aside" || (isBeside && roleAt(above) === "body")) continue;
    if (roleAt(above) !== "name" || !isIncomplete()) break;
    const cell = document.lines[above]?.text ?? "";
    const isContinued = row !== line && startsLow(document.lines[row]?.text);
    if (!isBeside && row !== line && !isContinued && !beginsEntry(around, above, row)) break;
    if (startsLow(cell)) {
      from = above;
      row = above;
      continue;
    }
    if (areOnOneRow(document.lines[above], document.lines[row]))
      rows.splice(0, 1, [cell, ...(rows[0] ?? [])]);
    else rows.unshift([cell]);
    from = above;
    if (!isBeside) row = above;
  }
  const bodyFrom = namesBelow(around, { line, from, rows, isIncomplete });
  return { line, from, bodyFrom, range, rows };
}

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
function partsOfRows(rows: string[][], isSingle = rows.flat().length === 1): string[] {
  return rows.flat().flatMap((cell) => nameParts(cell, { isSingle }));
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
    upper.split(/\s+/).length <= entryLayout.longestEmployer &&
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
    if (isNamed ? titleLikeness(text) < 1 : partsOfRows(rows).length >= 2 && !isShortName(text)) break;
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
  return /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= entryLayout.longestShortName;
}

/** An employer with the dates of all the positions under it, which follow with their own: no job of its own. */
function spansPositions(headers: Header[], index: number): boolean {
  const [header, next] = [headers[index], headers[index + 1]];
  if (!header || !next || next.from !== header.bodyFrom) return false;
  if (partsOfRows(header.rows).some((part) => titleLikeness(part) >= 1)) return false;
  const names = header.rows.length > 0 && partsOfRows(next.rows).some((part) => titleLikeness(part) >= 1);
  return (
    names && next.range.start.year >= header.range.start.year && endYear(next.range) <= endYear(header.range)
  );
}

function endYear({ end, isCurrent }: DateRange): number {
  return isCurrent ? Number.POSITIVE_INFINITY : (end?.year ?? 0);
}

/**
 * Which part is the title is plain in most headers; where it is not, the CV's own habit decides: the place of the
 * title in its other headers. A position without an employer belongs to the employer above it.
 */
function nameHeaders(headers: Header[]): Named[] {
  const decided = headers.map(({ rows }) => clearTitle(partsOfRows(rows)));
  const habit = mostFrequent(decided.filter((index) => index !== null));
  let employerAbove: string | null = null;
  return headers.map((header, index) => {
    const all = partsOfRows(header.rows);
    const titleIndex = decided[index] ?? (habit !== null && habit < all.length ? habit : 0);
    const isAlone = all.length === 1;
    if (isAlone && spansPositions(headers, index)) {
      employerAbove = employerName(all[0] ?? "");
      return { title: null, employer: employerAbove, confidence: confidenceOf("partsUnclear") };
    }
    const title = all[titleIndex] ?? null;
    const other = all.find(
      (part, place) => place !== titleIndex && titleLikeness(part) < titleMarks.roleOfCompany,
    );
    const employer = other ?? all.find((_, place) => place !== titleIndex);
    const isDecided = decided[index] !== null && title !== null && titleLikeness(title) >= 1;
    if (employer !== undefined) {
      const own = employerName(employer);
      const isAbove = header.rows.length > 1 && !partsOfRows(header.rows.slice(0, 1)).includes(title ?? "");
      employerAbove = isAbove ? own : null;
      return {
        title,
        employer: own,
        confidence: confidenceOf(isDecided ? "titleAndEmployer" : "titleByHabit"),
      };
    }
    return {
      title,
      employer: title === null ? null : employerAbove,
      confidence: confidenceOf(isDecided ? "titleAlone" : "partsUnclear"),
    };
  });
}

/** The place of the part that looks most like a title; null when several or none do. */
function clearTitle(parts: string[]): number | null {
  const likeness = parts.map(titleLikeness);
  const most = Math.max(...likeness);
  const places = likeness.flatMap((value, index) => (value === most ? [index] : []));
  const isClear = most >= 1 || (most === 0 && likeness.some((value) => value < 0));
  return isClear && places.length === 1 ? (places[0] ?? null) : null;
}

function mostFrequent(places: number[]): number | null {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function readJob(
  document: DocumentText,
  header: Header,
  { named, to, asOf }: { named: Named | undefined; to: number; asOf: string },
): CvJob {
  const { start, end, isCurrent } = header.range;
  const interval = intervalOf({ start, end, isCurrent }, asOf);
  const last = document.lines[header.bodyFrom - 1];
  const job: Job = {
    title: named?.title ?? null,
    employer: named?.employer ?? null,
    start,
    end,
    isCurrent,
    years: interval ? yearsCovered([interval]) : null,
    confidence: named?.confidence ?? confidenceOf("partsUnclear"),
    quotation: quote(document, {
      fromLine: header.from,
      start: 0,
      toLine: header.bodyFrom - 1,
      end: last?.text.length ?? 0,
    }),
  };
  return { job, from: header.from, bodyFrom: header.bodyFrom, to, interval };
}
