import { foldWord } from "../words/fold-word.ts";
import type { Job, YearMonth } from "./profile.ts";

/** A job with where its text begins and ends, as lines. */
type Listed = { job: Job; bodyFrom: number; to: number };

/**
 * The jobs, each once: a CV may list all of them and say below what was done in each. One without any text is left out,
 * and answered apart, where another says the same, and says its dates no less exactly.
 */
export function onceEach<One extends Listed>(jobs: readonly One[]): { jobs: One[]; repeated: One[] } {
  const repeated = new Set<One>();
  for (const same of Map.groupBy(jobs, ({ job }) => keyOf(job)).values())
    for (const one of same) {
      const isSaidElsewhere = same.some(
        (other) => other !== one && !repeated.has(other) && hasDatesOf(other.job, one.job),
      );
      if (one.bodyFrom >= one.to && isSaidElsewhere) repeated.add(one);
    }
  return { jobs: jobs.filter((job) => !repeated.has(job)), repeated: [...repeated] };
}

/** The same for jobs that may be the same; of its own for one that lacks its title or employer. */
function keyOf(job: Job): string | Job {
  const { title, employer, start, end, isCurrent } = job;
  if (title === null || employer === null) return job;
  return [plain(title), plain(employer), start?.year, isCurrent ? "now" : end?.year].join("|");
}

function hasDatesOf(other: Job, one: Job): boolean {
  return isNoVaguer(other.start, one.start) && isNoVaguer(other.end, one.end);
}

/** The one that may be left out may lack its month, the other only where both do. */
function isNoVaguer(other: YearMonth | null, one: YearMonth | null): boolean {
  return !one || one.month === null || other?.month === one.month;
}

function plain(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).map(foldWord).join(" ");
}
