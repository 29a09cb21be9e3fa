import type { Fact } from "./match-report.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { Requirement } from "./requirement.ts";
import { roundStrength } from "./round-strength.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { type Interval, yearsCovered, yearsSince } from "./years.ts";

const likeWorkCredit = 0.5;
const leastNearness = 0.25;

/** Years of work in the occupation: the union of the relevant jobs; what a summary claims and what is studied never count. */
export function judgeExperience(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  const requirementId = requirement.id;
  const intervals = work.jobs.flatMap(({ cvJob }) => cvJob.interval ?? []);
  if (work.jobs.length === 0) return likeWork(cv, requirement, work);
  const quotations = work.jobs.slice(0, 6).map(({ cvJob }) => cvJob.job.quotation);
  const years = yearsCovered(intervals);
  const wanted = requirement.years ?? 0;
  const share = wanted === 0 ? 1 : Math.min(1, years / wanted);
  const ended = sinceLast(intervals, cv.asOf);
  const strength = roundStrength(share * recencyOfWork(ended) * work.nearness);
  const remarks = [
    ...(share < 1 ? [`${years} of ${wanted} years are shown in comparable roles.`] : []),
    ...(ended >= 2 ? [`The last comparable role ended ${Math.floor(ended)} years ago.`] : []),
  ];
  const remark = remarks.join(" ") || null;
  if (share >= 1) return { requirementId, verdict: "met", strength, quotations, remark };
  return { requirementId, verdict: strength > 0 ? "partly" : "not stated", strength, quotations, remark };
}

/** No job by the title asked for, but the words of the jobs are those of the work described. */
function likeWork(cv: ScoredCv, { id }: Requirement, { nearness }: RelevantWork): Fact {
  const jobs = cv.jobs.filter(({ from }) => !cv.ignoredLines.has(from));
  const strength = roundStrength(nearness * likeWorkCredit);
  if (jobs.length === 0 || nearness < leastNearness)
    return { requirementId: id, verdict: "not stated", strength: 0, quotations: [], remark: null };
  return {
    requirementId: id,
    verdict: "partly",
    strength,
    quotations: jobs.slice(0, 3).map(({ job }) => job.quotation),
    remark: "The roles shown are called otherwise; the work described in them is partly alike.",
  };
}

function recencyOfWork(yearsAgo: number): number {
  return yearsAgo < 5 ? 1 : recency(yearsAgo) * 0.8;
}

/** Years since comparable work last ended. A gap is not judged: only work of five years ago or more loses weight. */
function sinceLast(intervals: Interval[], asOf: string): number {
  return intervals.length === 0 ? 0 : Math.min(...intervals.map((interval) => yearsSince(interval, asOf)));
}
