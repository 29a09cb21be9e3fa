import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { titlesOfFamilies } from "../occupations/occupations.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { yearsCovered } from "../profile/years.ts";
import { roundStrength } from "../words/round-strength.ts";
import { tokenize } from "../words/tokenize.ts";
import { distinctQuotations } from "./distinct-quotations.ts";
import { phraseTable, quoted, strengthByPlace, titleFitTable } from "./evidence-parameters.ts";
import { findPhrase } from "./find-phrase.ts";
import type { RelevantWork } from "./relevant-work.ts";

/**
 * Years that titles show: of what they name, and, of what no table knows ("post-qualifying experience"), in the role
 * itself.
 */
export function yearsInRole(requirement: Requirement, work: RelevantWork): Fact | null {
  const { id, years, anyOf } = requirement;
  if (years === null) return null;
  const isKnown = anyOf.some((name) => findConcepts(tokenize(name)).length > 0);
  const inRole = isKnown ? namesakes(work, requirement) : sameRole(work);
  const shown = yearsCovered(inRole.flatMap(({ interval }) => interval ?? []));
  if (shown === 0) return null;
  const share = Math.min(1, shown / years);
  return {
    requirementId: id,
    verdict: share >= 1 ? "met" : "partly",
    strength: roundStrength(share * strengthByPlace.title),
    quotations: distinctQuotations(inRole.slice(0, quoted.perRequirement).map(({ job }) => job.quotation)),
    years: shown,
    remark: countedFromTitles,
  };
}

export const countedFromTitles = "Counted from the titles of roles.";

function sameRole({ jobs }: RelevantWork): CvJob[] {
  return jobs.flatMap(({ cvJob, fit, inTraining }) =>
    fit >= titleFitTable.family && !inTraining ? [cvJob] : [],
  );
}

/** A comparable role whose title, or another for the same work, names the thing ("Payroll Officer" for payroll) is spent on it. */
export function namesakes(work: RelevantWork, { anyOf }: Requirement): CvJob[] {
  const asksToLead = anyOf.some((name) =>
    findConcepts(tokenize(name)).some(({ concept }) => concept.name === "Team leadership"),
  );
  return work.jobs.flatMap(({ cvJob, inTraining }) => {
    if (inTraining) return [];
    const title = cvJob.job.title ?? "";
    if (asksToLead && leads.test(title)) return [cvJob];
    const isNamed = anyOf.some((name) => isNamedIn([title], name) || isWorkOf(title, name));
    return isNamed ? [cvJob] : [];
  });
}

/** Titles of people who lead others. */
const leads =
  /\b(?:manager|supervisor|team ?lead(?:er)?|lead|head of|director|foreman|superintendent|leiter(?:in)?|chef de service)\b/iu;

/** Work, and no product: "purchasing" is what a buyer does, "React" may not be what a frontend developer uses. */
function isWorkOf(title: string, name: string): boolean {
  const [work = name] = name.split(circumstance);
  return !/\p{Lu}\p{Ll}/u.test(work) && isNamedIn(titlesOfFamilies(title), work);
}

/** Behind these words stands where or for whom work is done, not what: "purchasing within a manufacturing company". */
const circumstance = /\s+(?:in|within|at|for|on|with|across|under)\s+/iu;

function isNamedIn(titles: string[], name: string): boolean {
  return titles.some((title) => (findPhrase(tokenize(title), name)?.closeness ?? 0) >= phraseTable.subject);
}
