import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import { findJobHeaders, type Header, isBreak } from "./find-job-headers.ts";
import { type Named, nameJobs, spansPositions } from "./name-jobs.ts";
import type { Job } from "./profile.ts";
import { onceEach } from "./repeated-jobs.ts";
import type { Section } from "./section.ts";
import { type Interval, intervalOf, yearsCovered } from "./years.ts";

/** A job with its lines: the header `from` to `bodyFrom`, the body up to `to` (exclusive). */
export type CvJob = { job: Job; from: number; bodyFrom: number; to: number; interval: Interval | null };

/**
 * The jobs of the experience sections, in the order of the CV, and the lines of breaks between them and of jobs that are
 * listed again. A job begins where a range of dates stands outside a bullet.
 */
export function readJobs(
  document: DocumentText,
  sections: Section[],
  { asOf, odds }: { asOf: string; odds: readonly LabelOdds[] },
): { jobs: CvJob[]; linesOfNoJob: Set<number> } {
  const listed: CvJob[] = [];
  const linesOfNoJob = new Set<number>();
  const leaveOut = ({ from, to }: { from: number; to: number }) => {
    for (let line = from; line < to; line += 1) linesOfNoJob.add(line);
  };
  for (const section of sections.filter(({ kind }) => kind === "experience")) {
    const headers = findJobHeaders(document, section, odds);
    const named = nameJobs(headers);
    for (const [index, header] of headers.entries()) {
      const to = headers[index + 1]?.from ?? section.to;
      if (isBreak(header)) leaveOut({ from: header.from, to });
      else if (!spansPositions(headers, index))
        listed.push(readJob(document, header, { named: named[index], to, asOf }));
    }
  }
  const { jobs, repeated } = onceEach(listed);
  repeated.forEach(leaveOut);
  return { jobs, linesOfNoJob };
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
    confidence: named?.confidence ?? confidenceOf("jobHardlyNamed"),
    quotation: quote(document, {
      fromLine: header.from,
      start: 0,
      toLine: header.bodyFrom - 1,
      end: last?.text.length ?? 0,
    }),
  };
  return { job, from: header.from, bodyFrom: header.bodyFrom, to, interval };
}
