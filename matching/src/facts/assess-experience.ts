import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import type { Quotation } from "../profile/profile.ts";
import { type Interval, yearsCovered, yearsSince } from "../profile/years.ts";
import { quoteLine } from "../words/quote.ts";
import { roundStrength } from "../words/round-strength.ts";
import { quoted, recencyTable, verdictFrom } from "./evidence-parameters.ts";
import { isInNamedRole } from "./is-in-named-role.ts";
import { likenessWords } from "./likeness-words.ts";
import { linesOfWork } from "./line-of-work.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { ScoredCv } from "./scored-cv.ts";

/** Years of work in the occupation: the union of the relevant jobs; what a summary claims and what is studied never count. */
export function assessExperience(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  if (requirement.years === null) return assessRole(cv, requirement, work);
  const requirementId = requirement.id;
  const held = work.jobs.filter(({ inTraining }) => !inTraining);
  const intervals = held.flatMap(({ cvJob }) => cvJob.interval ?? []);
  const years = yearsCovered(intervals);
  if (years === 0)
    return { requirementId, verdict: "not stated", strength: 0, quotations: [], years: 0, remark: null };
  const quotations = held.slice(0, quoted.jobs).map(({ cvJob }) => cvJob.job.quotation);
  const inRole = held.filter(({ cvJob }) => isInNamedRole(cv, requirement, cvJob));
  const own = yearsCovered(inRole.flatMap(({ cvJob }) => cvJob.interval ?? []));
  const wanted = requirement.years;
  const besides = Math.max(0, Math.min(years, wanted) - own);
  const share = Math.min(1, (own + verdictFrom.comparableYears * besides) / wanted);
  const ended = sinceLast(intervals, cv.asOf);
  const strength = roundStrength(Math.max(verdictFrom.partly, share * recencyOfWork(ended)));
  const remarks = [
    ...(own < wanted ? [yearsInWords({ own, years, wanted, role: requirement.anyOf.join(" or ") })] : []),
    ...(ended >= 2 ? [`The last comparable role ended ${Math.floor(ended)} years ago.`] : []),
  ];
  const remark = remarks.join(" ") || null;
  return { requirementId, verdict: own >= wanted ? "met" : "partly", strength, quotations, years, remark };
}

function yearsInWords(shown: { own: number; years: number; wanted: number; role: string }): string {
  const { own, years, wanted, role } = shown;
  if (own === years) return `${years} of ${wanted} years are shown in comparable roles.`;
  const named = own === 0 ? "none of them" : `${own} of them`;
  return `${years} years are shown in comparable roles, ${named} as ${role}; ${wanted} are asked for.`;
}

/** Work in the role itself: how near the roles and the words of the CV are to those of the JD. */
function assessRole(cv: ScoredCv, { id }: Requirement, work: RelevantWork): Fact {
  const strength = roundStrength(work.likeness);
  const quotations = quotationsOfWork(cv, work);
  // Likeness without words that can be quoted is no evidence, so it earns nothing.
  if (quotations.length === 0 || strength < verdictFrom.partly)
    return {
      requirementId: id,
      verdict: "not stated",
      strength: 0,
      quotations: [],
      years: null,
      remark: null,
    };
  const isMet = strength >= verdictFrom.roleMet;
  const verdict = isMet ? "met" : "partly";
  const remark = strength < verdictFrom.remarkedBelow ? `${likenessWords({ verdict, strength })}.` : null;
  return { requirementId: id, verdict, strength, quotations, years: null, remark };
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

/** Years since comparable work last ended. A gap is not assessed: only work of five years ago or more loses weight. */
function sinceLast(intervals: Interval[], asOf: string): number {
  return intervals.length === 0 ? 0 : Math.min(...intervals.map((interval) => yearsSince(interval, asOf)));
}
