import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import type { Quotation } from "../profile/profile.ts";
import { type Interval, yearsCovered, yearsSince } from "../profile/years.ts";
import { quoteLine } from "../words/quote.ts";
import { roundStrength } from "../words/round-strength.ts";
import { quoted, recencyTable, verdictFrom } from "./evidence-numbers.ts";
import { linesOfWork } from "./line-of-work.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { ScoredCv } from "./scored-cv.ts";

/** Years of work in the occupation: the union of the relevant jobs; what a summary claims and what is studied never count. */
export function judgeExperience(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  if (requirement.years === null) return judgeRole(cv, requirement, work);
  const requirementId = requirement.id;
  const held = work.jobs.filter(({ inTraining }) => !inTraining);
  const intervals = held.flatMap(({ cvJob }) => cvJob.interval ?? []);
  if (held.length === 0)
    return { requirementId, verdict: "not stated", strength: 0, quotations: [], years: 0, remark: null };
  const quotations = held.slice(0, quoted.jobs).map(({ cvJob }) => cvJob.job.quotation);
  const years = yearsCovered(intervals);
  const wanted = requirement.years ?? 0;
  const share = wanted === 0 ? 1 : Math.min(1, years / wanted);
  const ended = sinceLast(intervals, cv.asOf);
  const strength = roundStrength(share * recencyOfWork(ended));
  const remarks = [
    ...(share < 1 ? [`${years} of ${wanted} years are shown in comparable roles.`] : []),
    ...(ended >= 2 ? [`The last comparable role ended ${Math.floor(ended)} years ago.`] : []),
  ];
  const remark = remarks.join(" ") || null;
  if (share >= 1) return { requirementId, verdict: "met", strength, quotations, years, remark };
  return {
    requirementId,
    verdict: strength > 0 ? "partly" : "not stated",
    strength,
    quotations,
    years,
    remark,
  };
}

/** Work in the role itself: how near the roles and the words of the CV are to those of the JD. */
function judgeRole(cv: ScoredCv, { id }: Requirement, work: RelevantWork): Fact {
  const strength = roundStrength(work.likeness);
  const quotations = quotationsOfWork(cv, work);
  // Likeness without words that can be quoted is no evidence, so it earns nothing.
  if (quotations.length === 0 || strength < verdictFrom.roleStated)
    return {
      requirementId: id,
      verdict: "not stated",
      strength: 0,
      quotations: [],
      years: null,
      remark: null,
    };
  const isMet = strength >= verdictFrom.roleMet;
  const remark = isMet
    ? null
    : strength < verdictFrom.rolePartly
      ? "The work shown has little in common with the work described."
      : "The work shown is partly like the work described.";
  return { requirementId: id, verdict: isMet ? "met" : "partly", strength, quotations, years: null, remark };
}

/** Comparable roles; else all roles; else, where a CV has none that can be read, its lines that say most about work. */
function quotationsOfWork(cv: ScoredCv, work: RelevantWork): Quotation[] {
  const unignored = cv.jobs.filter(({ from }) => !cv.ignoredLines.has(from));
  const jobs = work.jobs.length > 0 ? work.jobs.map(({ cvJob }) => cvJob) : unignored;
  if (jobs.length > 0) return jobs.slice(0, quoted.jobs).map(({ job }) => job.quotation);
  return linesOfWork(cv)
    .slice(0, quoted.linesOfWork)
    .map((line) => quoteLine(cv.document, line));
}

function recencyOfWork(yearsAgo: number): number {
  return yearsAgo < recencyTable.fullYears ? 1 : recency(yearsAgo) * recencyTable.comparableWork;
}

/** Years since comparable work last ended. A gap is not judged: only work of five years ago or more loses weight. */
function sinceLast(intervals: Interval[], asOf: string): number {
  return intervals.length === 0 ? 0 : Math.min(...intervals.map((interval) => yearsSince(interval, asOf)));
}
