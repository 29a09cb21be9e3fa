import { confidenceOf } from "./confidence.ts";
import type { Header } from "./find-job-headers.ts";
import type { Confidence } from "./profile.ts";
import { isWithinRange } from "./read-date-range.ts";

export type Named = { title: string | null; employer: string | null; confidence: Confidence };

/** Title and employer of each head: a position without an employer belongs to the employer above it. */
export function nameJobs(headers: readonly Header[]): Named[] {
  let employerAbove: string | null = null;
  return headers.map((header, index) => {
    const { title, employer } = header;
    if (employer && (spansPositions(headers, index) || (title && title.line > employer.line)))
      employerAbove = employer.text;
    else if (employer) employerAbove = null;
    return {
      title: title?.text ?? null,
      employer: employer?.text ?? (title ? employerAbove : null),
      confidence: confidenceOf(evidenceOf(header)),
    };
  });
}

/** An employer with the dates of all the positions under it, which follow with their own: no job of its own. */
export function spansPositions(headers: readonly Header[], index: number): boolean {
  const [header, next] = [headers[index], headers[index + 1]];
  if (!header || !next || header.title || !next.title || next.from > header.bodyFrom + 1) return false;
  return isWithinRange(next.range, header.range);
}

/** From here on, a part is a title or an employer for certain. */
const sure = 0.9;

function evidenceOf({
  title,
  employer,
}: Header): "titleAndEmployer" | "titleByHabit" | "titleAlone" | "partsUnclear" {
  if (!title) return "partsUnclear";
  const isSure = title.odds >= sure;
  if (!employer) return isSure ? "titleAlone" : "partsUnclear";
  return isSure && employer.odds >= sure ? "titleAndEmployer" : "titleByHabit";
}
