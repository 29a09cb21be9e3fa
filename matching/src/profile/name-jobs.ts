import { titleLikeness } from "../occupations/title-likeness.ts";
import { confidenceOf } from "./confidence.ts";
import { type Header, partsOfRows, placedParts } from "./find-job-headers.ts";
import { guessParts } from "./guess-parts.ts";
import { titleMarks } from "./layout-parameters.ts";
import { commaTitle, employerName } from "./name-parts.ts";
import type { Confidence } from "./profile.ts";
import type { DateRange } from "./read-date-range.ts";

/**
 * Which part is the title is plain in most headers; where it is not, the model of parts decides, with the place of the
 * title in the CV's other headers. A position without an employer belongs to the employer above it.
 */
export function nameJobs(headers: Header[]): Named[] {
  const decided = headers.map(({ rows }) => clearTitle(partsOfRows(rows)));
  const guessed = guessParts(
    headers.map(({ rows }) => placedParts(rows)),
    decided,
  );
  let employerAbove: string | null = null;
  return headers.map((header, index) => {
    if (header.fields) return namedByForm(header.fields);
    const all = partsOfRows(header.rows);
    const guess = guessed[index];
    const titleIndex = decided[index] ?? guess?.title ?? 0;
    const isAlone = all.length === 1;
    if (isAlone && spansPositions(headers, index)) {
      employerAbove = employerName(all[0] ?? "");
      return { title: null, employer: employerAbove, confidence: confidenceOf("partsUnclear") };
    }
    const titlePart = all[titleIndex];
    const title = wholeTitle(header, titlePart) ?? null;
    const others = all.filter((part, place) => place !== titleIndex && !title?.endsWith(`, ${part}`));
    const guessedEmployer =
      guess && guess.title === titleIndex && guess.employer !== null ? all[guess.employer] : undefined;
    const employer = likeliestEmployer(header, others, guessedEmployer);
    const isDecided = decided[index] !== null && title !== null && titleLikeness(title) >= 1;
    if (employer !== undefined) {
      const own = employerName(employer);
      const isAbove =
        header.rows.length > 1 && !partsOfRows(header.rows.slice(0, 1)).includes(titlePart ?? "");
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

/** What has the mark of a company; else what the model takes for one; else what is no town at the end of a row. */
function likeliestEmployer(
  { rows }: Header,
  parts: string[],
  guessed: string | undefined,
): string | undefined {
  const atEnds = rows.flatMap((row) => (row.length > 1 ? partsOfRows([row.slice(1)]) : []));
  const named = parts.filter((part) => titleLikeness(part) < titleMarks.roleOfCompany);
  return (
    parts.find((part) => titleLikeness(part) < 0 || titleLikeness(part) === titleMarks.roleOfCompany) ??
    (guessed !== undefined && parts.includes(guessed) ? guessed : undefined) ??
    named.find((part) => !atEnds.includes(part)) ??
    named[0] ??
    parts[0]
  );
}

function namedByForm({ title, employer }: NonNullable<Header["fields"]>): Named {
  const isWhole = title !== null && employer !== null;
  return {
    title,
    employer: employer === null ? null : employerName(employer),
    confidence: confidenceOf(isWhole ? "titleAndEmployer" : "titleAlone"),
  };
}

/**
 * Below or above the row of its employer, "Charge Nurse, Emergency Department" is one title; one word behind the comma
 * may be the place.
 */
function wholeTitle({ rows }: Header, title: string | undefined): string | undefined {
  const cells = rows.flat();
  const own = cells.find((cell) => title !== undefined && cell.startsWith(title) && cell !== title);
  if (title === undefined || own === undefined) return title;
  const hasEmployer = cells.some((cell) => cell !== own && titleLikeness(cell) < 1);
  return hasEmployer ? (commaTitle(own) ?? title) : title;
}

export type Named = { title: string | null; employer: string | null; confidence: Confidence };

/** An employer with the dates of all the positions under it, which follow with their own: no job of its own. */
export function spansPositions(headers: Header[], index: number): boolean {
  const [header, next] = [headers[index], headers[index + 1]];
  if (!header || !next || header.fields || next.from !== header.bodyFrom) return false;
  if (partsOfRows(header.rows).some((part) => titleLikeness(part) >= 1)) return false;
  const names = header.rows.length > 0 && partsOfRows(next.rows).some((part) => titleLikeness(part) >= 1);
  return (
    names && next.range.start.year >= header.range.start.year && endYear(next.range) <= endYear(header.range)
  );
}

function endYear({ end, isCurrent }: DateRange): number {
  return isCurrent ? Number.POSITIVE_INFINITY : (end?.year ?? 0);
}

/** The place of the part that looks most like a title; null when several or none do. */
function clearTitle(parts: string[]): number | null {
  const likeness = parts.map(titleLikeness);
  const most = Math.max(...likeness);
  const places = likeness.flatMap((value, index) => (value === most ? [index] : []));
  const isClear = most >= titleMarks.mentioned || (most === 0 && likeness.some((value) => value < 0));
  return isClear && places.length === 1 ? (places[0] ?? null) : null;
}
