import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { Section } from "./find-sections.ts";
import { isRoleTitle } from "./occupations.ts";
import type { Job } from "./profile.ts";
import { quote } from "./quote.ts";
import { type DateRange, readDateRange } from "./read-date-range.ts";
import { type Interval, intervalOf, yearsCovered } from "./years.ts";

/** A job with its lines: the header `from` to `bodyFrom`, the body up to `to` (exclusive). */
export type CvJob = { job: Job; from: number; bodyFrom: number; to: number; interval: Interval | null };

const sameEdge = 3;

type Header = { line: number; from: number; bodyFrom: number; range: DateRange };

/** The jobs of the experience sections, in the order of the CV. A job begins where a range of dates stands outside a bullet. */
export function readJobs(document: DocumentText, sections: Section[], asOf: string): CvJob[] {
  return sections
    .filter((section) => section.kind === "experience")
    .flatMap((section) => {
      const headers = findHeaders(document, section);
      return headers.map((header, index) => {
        const to = headers[index + 1]?.from ?? section.to;
        return readJob(document, header, { to, asOf });
      });
    });
}

function findHeaders(document: DocumentText, section: Section): Header[] {
  const headers: Header[] = [];
  for (let line = section.from; line < section.to; line++) {
    const current = document.lines[line];
    const range = current && !current.isBullet ? readDateRange(current.text) : null;
    if (!current || !range) continue;
    const floor = headers.at(-1)?.bodyFrom ?? section.from;
    headers.push({ line, range, ...headerAround(document, line, { range, floor, limit: section.to }) });
  }
  return headers;
}

/** The lines above and below the dates that name title and employer: at most two above, and one below if one is missing. */
function headerAround(
  document: DocumentText,
  line: number,
  { range, floor, limit }: { range: DateRange; floor: number; limit: number },
): { from: number; bodyFrom: number } {
  const named = parts(withoutRange(document.lines[line]?.text ?? "", range));
  let from = line;
  const isIncomplete = () => named.length < 2 || !named.some(isRoleTitle);
  while (isIncomplete() && from > floor && from > line - 2 && belongsAbove(document, from, line)) {
    from--;
    named.push(...parts(document.lines[from]?.text ?? ""));
  }
  let bodyFrom = line + 1;
  while (isIncomplete() && bodyFrom < limit && bodyFrom < line + 3 && isHeaderLine(document, bodyFrom)) {
    if (named.length >= 2 && !isRoleTitle(document.lines[bodyFrom]?.text ?? "")) break;
    named.push(...parts(document.lines[bodyFrom]?.text ?? ""));
    bodyFrom++;
  }
  return { from, bodyFrom };
}

/** The line above belongs to the header; one further up only when it stands out in bold, lest it be the end of the job before. */
function belongsAbove(document: DocumentText, from: number, line: number): boolean {
  if (!isHeaderLine(document, from - 1)) return false;
  const above = document.lines[from - 1];
  const nearest = document.lines[line - 1];
  if (from === line || !above || !nearest) return true;
  return above.isBold && Math.abs(above.box.x - nearest.box.x) <= sameEdge;
}

function isHeaderLine(document: DocumentText, line: number): boolean {
  const candidate = document.lines[line];
  if (!candidate || candidate.isBullet || candidate.words.length > 9) return false;
  return !/[.;:!]$/.test(candidate.text) && readDateRange(candidate.text) === null;
}

function readJob(document: DocumentText, header: Header, { to, asOf }: { to: number; asOf: string }): CvJob {
  const texts: string[] = [];
  for (let line = header.from; line < header.bodyFrom; line++) {
    const text = document.lines[line]?.text ?? "";
    texts.push(line === header.line ? withoutRange(text, header.range) : text);
  }
  const { title, employer } = titleAndEmployer(texts.flatMap(parts));
  const { start, end, isCurrent } = header.range;
  const interval = intervalOf({ start, end, isCurrent }, asOf);
  const last = document.lines[header.bodyFrom - 1];
  const job: Job = {
    title,
    employer,
    start,
    end,
    isCurrent,
    years: interval ? yearsCovered([interval]) : null,
    quotation: quote(document, {
      fromLine: header.from,
      start: 0,
      toLine: header.bodyFrom - 1,
      end: last?.text.length ?? 0,
    }),
  };
  return { job, from: header.from, bodyFrom: header.bodyFrom, to, interval };
}

function withoutRange(text: string, range: DateRange): string {
  return `${text.slice(0, range.from)} | ${text.slice(range.to)}`;
}

/** A dash parts title and employer only where nothing clearer does: "Registered Nurse - Surgical, Elm Clinic". */
function parts(text: string): string[] {
  const clear = cleanParts(text.split(/\s*[|•·]\s*|,\s+|\s+(?:at|@|bei|chez)\s+/u));
  return clear.length === 1 ? cleanParts(text.split(/\s*[|•·]\s*|\s+[–—-]\s+/u)) : clear;
}

function cleanParts(all: string[]): string[] {
  return all
    .map((part) => part.replace(/^[\s,)–—-]+|[\s,(–—-]+$/gu, "").trim())
    .filter((part) => /\p{L}{2}/u.test(part));
}

/** The title is the first part that names a role; the employer the first other part. */
function titleAndEmployer(all: string[]): { title: string | null; employer: string | null } {
  const titleIndex = Math.max(0, all.findIndex(isRoleTitle));
  const employer = all.find((_, index) => index !== titleIndex);
  return { title: all[titleIndex] ?? null, employer: employer?.split(/\s+[–—]\s+/u)[0] ?? null };
}
