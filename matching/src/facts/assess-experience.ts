import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import type { Quotation } from "../profile/profile.ts";
import { type Interval, yearsCovered, yearsSince } from "../profile/years.ts";
import { quoteLine } from "../words/quote.ts";
import { roundStrength } from "../words/round-strength.ts";
import { quoted, recencyTable, titleFitTable, verdictFrom } from "./evidence-parameters.ts";
import { isInNamedRole } from "./is-in-named-role.ts";
import { likenessWords } from "./likeness-words.ts";
import { jobsLike, linesLike, linesOfWork } from "./line-of-work.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import { roleOdds, roleOddsFrom } from "./role-odds.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { similarityTable } from "./work-parameters.ts";

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

/**
 * Work in the role itself: whether any job is of the JD's occupation or of one beside it, by its title or by all that is
 * said of the work. What is not stated keeps its likeness: other work that is near earns nothing for the role, and all
 * else counts as far as it is near.
 */
function assessRole(cv: ScoredCv, { id: requirementId }: Requirement, work: RelevantWork): Fact {
  const likeness = roundStrength(work.likeness);
  const held = work.jobs.filter(({ inTraining }) => !inTraining).map(({ fit }) => fit);
  const odds = roleOdds(work.role);
  const isNamed = held.some((fit) => fit >= titleFitTable.family);
  const isAlike = work.byText !== null && work.byText.similarity >= similarityTable.partly;
  const isShown = (odds >= roleOddsFrom.partly || isNamed || isAlike) && likeness >= verdictFrom.partly;
  // Likeness without words that can be quoted is no evidence, so it earns nothing.
  const quotations = isShown ? quotationsOfWork(cv, work) : [];
  if (quotations.length === 0)
    return {
      requirementId,
      verdict: "not stated",
      strength: isShown ? 0 : likeness,
      quotations: [],
      years: null,
      remark: null,
    };
  const isMet = (odds >= roleOddsFrom.met || held.includes(1)) && likeness >= verdictFrom.met;
  const verdict = isMet ? "met" : "partly";
  const strength = isMet ? likeness : Math.min(likeness, verdictFrom.mostOfPartly);
  const remark = strength < verdictFrom.remarkedBelow ? `${likenessWords({ verdict, strength })}.` : null;
  return { requirementId, verdict, strength, quotations, years: null, remark };
}

/**
 * Comparable roles, those with titles most alike first; else the roles most like the work described; else, where a CV has
 * none that can be read, its lines that say most of such work or share most words with the JD.
 */
function quotationsOfWork(cv: ScoredCv, { jobs: comparable, byText, advert }: RelevantWork): Quotation[] {
  const byFit = [...comparable].sort((one, other) => other.fit - one.fit).map(({ cvJob }) => cvJob);
  const jobs = byFit.length > 0 ? byFit : jobsLike(cv, advert);
  if (jobs.length > 0) return jobs.slice(0, quoted.jobs).map(({ job }) => job.quotation);
  if (byText !== null)
    return byText.lines.slice(0, quoted.linesOfWork).map((line) => quoteLine(cv.document, line));
  return linesLike(cv, linesOfWork(cv), advert)
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
