import type { Profile } from "@winnow/contract/match-report.ts";

type Job = Pick<Profile["jobs"][number], "start" | "end" | "is_current">;

/** Shorter ones lie within what a CV's dates leave open. */
const minMonths = 4;

/**
 * Months before each job's start in which no other job is stated, by the job's index; only those of at least four
 * months, only where both sides have a month, and nothing before the first job of all.
 */
export function gapsBefore(jobs: readonly Job[]): Map<number, number> {
  const gaps = new Map<number, number>();
  jobs.forEach((job, index) => {
    const start = monthOf(job.start);
    if (start === null) return;
    const others = jobs.filter((other) => other !== job && isEarlier(other.start, start));
    if (others.length === 0) return;
    // Where an earlier job's end is unknown or goes on, nothing can be said.
    const ends = others.map((other) => (other.is_current ? Number.POSITIVE_INFINITY : monthOf(other.end)));
    if (ends.includes(null)) return;
    const months = start - Math.max(...ends.map(Number)) - 1;
    if (months >= minMonths) gaps.set(index, months);
  });
  return gaps;
}

function isEarlier(start: Job["start"], than: number): boolean {
  return start !== null && start.year * 12 + (start.month ?? 1) - 1 < than;
}

function monthOf(moment: Job["start"]): number | null {
  return moment?.month ? moment.year * 12 + moment.month - 1 : null;
}
