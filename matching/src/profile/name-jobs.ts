import { confidenceOf, type FieldEvidence } from "./confidence.ts";
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
      confidence: confidenceOf(evidenceOf(header, employerAbove)),
    };
  });
}

/** An employer with the dates of all the positions under it, which follow with their own: no job of its own. */
export function spansPositions(headers: readonly Header[], index: number): boolean {
  const [header, next] = [headers[index], headers[index + 1]];
  if (!header || !next || header.title || !next.title || next.from > header.bodyFrom + 1) return false;
  return isWithinRange(next.range, header.range);
}

/** What a job is at least, to be read for certain, and to need no look at the CV. */
const least = { certain: 0.9, likely: 0.7 };
/** Of an employer that stands above other positions too, of none, and of no title. */
const oddsOfRest = { employerAbove: 0.9, noEmployer: 0.6, noTitle: 0.2 };

function evidenceOf({ title, employer }: Header, employerAbove: string | null): FieldEvidence {
  const ofEmployer =
    employer?.odds ?? (employerAbove === null ? oddsOfRest.noEmployer : oddsOfRest.employerAbove);
  const odds = (title?.odds ?? oddsOfRest.noTitle) * ofEmployer;
  if (odds >= least.certain) return "jobSurelyNamed";
  return odds >= least.likely ? "jobLikelyNamed" : "jobHardlyNamed";
}
