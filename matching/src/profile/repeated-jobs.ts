import { foldWord } from "../words/fold-word.ts";
import type { Job, YearMonth } from "./profile.ts";

/** A job with where its text begins and ends, as lines. */
type Listed = { job: Job; bodyFrom: number; to: number };

/**
 * The jobs, each once: a CV may list all of them and say below what was done in each. Of two that are the same the one
 * with more lines of text is kept; the others are answered apart.
 */
export function onceEach<One extends Listed>(jobs: readonly One[]): { jobs: One[]; repeated: One[] } {
  const repeated = new Set<One>();
  for (const [at, one] of jobs.entries()) {
    const other = jobs.slice(0, at).find((before) => !repeated.has(before) && areSame(before.job, one.job));
    if (other) repeated.add(linesOfText(other) < linesOfText(one) ? other : one);
  }
  return { jobs: jobs.filter((job) => !repeated.has(job)), repeated: [...repeated] };
}

function linesOfText({ bodyFrom, to }: Listed): number {
  return to - bodyFrom;
}

function areSame(one: Job, other: Job): boolean {
  return (
    one.title !== null &&
    one.employer !== null &&
    plain(one.title) === plain(other.title) &&
    plain(one.employer) === plain(other.employer) &&
    one.isCurrent === other.isCurrent &&
    areSamePoints(one.start, other.start) &&
    areSamePoints(one.end, other.end)
  );
}

/** One may lack its month. */
function areSamePoints(one: YearMonth | null, other: YearMonth | null): boolean {
  if (one === null || other === null) return one === other;
  return one.year === other.year && (one.month ?? other.month) === (other.month ?? one.month);
}

function plain(text: string | null): string {
  return (text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldWord).join(" ");
}
