import type { Evidence } from "./evidence.ts";
import {
  closeness as closenessTable,
  phraseTable,
  quoted,
  strengthByPlace,
  titleFitTable,
  verdictFrom,
} from "./evidence-numbers.ts";
import { findConcepts } from "./find-concepts.ts";
import { findEvidence, placeOf } from "./find-evidence.ts";
import { findPhrase } from "./find-phrase.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeExperience } from "./judge-experience.ts";
import type { Fact } from "./match-report.ts";
import { titlesOfFamilies } from "./occupations.ts";
import { quote } from "./quote.ts";
import type { CvJob } from "./read-jobs.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { Requirement } from "./requirement.ts";
import { roundStrength } from "./round-strength.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { tokenize } from "./tokenize.ts";
import { yearsCovered, yearsSince } from "./years.ts";

/** Titles of people who lead others. */
const leads =
  /\b(?:manager|supervisor|team ?lead(?:er)?|lead|head of|director|foreman|superintendent|leiter(?:in)?|chef de service)\b/iu;

type Judged = { evidence: Evidence; strength: number };

/** What the CV shows for one requirement. */
export function judgeRequirement(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  if (requirement.category === "education") return judgeEducation(cv, requirement);
  if (requirement.category === "experience") return judgeExperience(cv, requirement, work);
  const evidence = findEvidence(cv, requirement.anyOf);
  const judged = evidence
    .filter(({ denial }) => !denial)
    .map((one): Judged => ({ evidence: one, strength: strengthOf(one, cv, requirement, work) }))
    .sort((a, b) => b.strength - a.strength);
  const [best] = judged;
  const isShown = best !== undefined && best.strength >= verdictFrom.partly;
  const shown = isShown ? withYears(cv, requirement, { judged, best, work }) : null;
  const inRole = yearsInRole(requirement, work);
  return stronger(shown, inRole) ?? notStated(cv, requirement, evidence);
}

function stronger(one: Fact | null, other: Fact | null): Fact | null {
  if (!one || !other) return one ?? other;
  return other.strength > one.strength ? other : one;
}

/** Repetition adds nothing: the strongest place alone counts. */
function strengthOf(evidence: Evidence, cv: ScoredCv, requirement: Requirement, work: RelevantWork): number {
  const { place, job, closeness } = evidence;
  const worth = strengthByPlace;
  if (evidence.isCrowded) return closeness * worth.crowded;
  if (requirement.category === "language" && evidence.isBasic) return worth.basicLanguage;
  if (place === "job")
    return closeness * worth.job * recency(job?.interval ? yearsSince(job.interval, cv.asOf) : 0);
  const isPaper =
    requirement.category === "certificate" ||
    requirement.category === "permit" ||
    requirement.category === "language";
  if (place === "certificate" || (isPaper && (place === "listed" || place === "education")))
    return closeness * (isPaper ? worth.paperInItsPlace : worth.certificate);
  if (place === "project") return closeness * worth.project;
  if (place === "listed") return closeness * worthOfList(work);
  if (place === "education") return closeness * worth.education;
  return closeness * (isPaper ? worth.paperInSummary : worth.summary);
}

/** What only a list names is believed of people whose work is near. */
function worthOfList(work: RelevantWork): number {
  const { listedBesideWork, listedAlone } = strengthByPlace;
  return work.jobs.length > 0
    ? listedBesideWork
    : listedAlone + (listedBesideWork - listedAlone) * work.likeness;
}

/**
 * What words in `line` earn when a person says that they meet a requirement, or partly do: what the same place earns
 * when it is found, within the bounds of the verdict. Years and degrees are the person's to judge, so they count in full.
 */
export function strengthOfWords(
  cv: ScoredCv,
  said: { requirement: Requirement; work: RelevantWork; verdict: "met" | "partly"; line: number },
): number {
  const { requirement, work, verdict } = said;
  const line = cv.lines[said.line];
  const job = line?.job ?? null;
  const isMet = verdict === "met";
  if (requirement.category === "education") return isMet ? 1 : strengthByPlace.degreeInOtherField;
  if (requirement.category === "experience") {
    const ofJob = job?.interval ? recency(yearsSince(job.interval, cv.asOf)) : 1;
    return roundStrength((isMet ? 1 : verdictFrom.met) * ofJob);
  }
  const span = { fromLine: said.line, start: 0, toLine: said.line, end: 0 };
  const place = (line && placeOf(line, cv.document.lines[said.line]?.text ?? "")) ?? "summary";
  const evidence: Evidence = {
    span,
    place,
    job,
    closeness: 1,
    isBasic: false,
    isCrowded: false,
    denial: null,
  };
  const found = strengthOf(evidence, cv, requirement, work);
  const bounded = isMet
    ? Math.max(verdictFrom.met, found)
    : Math.max(verdictFrom.partly, found * verdictFrom.met);
  return roundStrength(bounded);
}

function withYears(
  cv: ScoredCv,
  requirement: Requirement,
  { judged, best, work }: { judged: Judged[]; best: Judged; work: RelevantWork },
): Fact {
  const quotations = judged
    .slice(0, quoted.perRequirement)
    .map(({ evidence }) => quote(cv.document, evidence.span));
  const base = { requirementId: requirement.id, quotations: distinct(quotations) };
  const jobs = new Set(
    judged.flatMap(({ evidence }) =>
      evidence.job && evidence.closeness >= closenessTable.same ? [evidence.job] : [],
    ),
  );
  const named = requirement.years === null ? [] : namesakes(work, requirement);
  for (const job of named) jobs.add(job);
  const counted = [...jobs].filter(({ interval }) => interval).map(({ job }) => job.quotation);
  if (requirement.years !== null)
    base.quotations = distinct([...counted.slice(0, quoted.perRequirement), ...quotations]);
  const shown = yearsCovered([...jobs].flatMap(({ interval }) => interval ?? []));
  const years = requirement.years === null ? null : shown;
  const isShort = requirement.years !== null && shown < requirement.years;
  const share =
    isShort && requirement.years ? Math.max(verdictFrom.leastShareOfYears, shown / requirement.years) : 1;
  const shownBy = named.length > 0 ? Math.max(best.strength, strengthByPlace.title) : best.strength;
  const strength = roundStrength(shownBy * share);
  if (isShort) {
    return {
      ...base,
      years,
      verdict: "partly",
      strength,
      remark: `Shown in roles that cover ${shown} of ${requirement.years} years.`,
    };
  }
  const isClose = named.length > 0 || best.evidence.closeness >= closenessTable.same;
  const verdict = isClose && shownBy >= verdictFrom.met ? "met" : "partly";
  return { ...base, years, verdict, strength, remark: remarkOn(best) };
}

/** Years of what no table knows ("post-qualifying experience") are years in the role itself, shown by its title. */
function yearsInRole({ id, years, anyOf }: Requirement, work: RelevantWork): Fact | null {
  if (years === null || anyOf.some((name) => findConcepts(tokenize(name)).length > 0)) return null;
  const inRole = work.jobs.filter(({ fit, inTraining }) => fit >= titleFitTable.family && !inTraining);
  const shown = yearsCovered(inRole.flatMap(({ cvJob }) => cvJob.interval ?? []));
  if (shown === 0) return null;
  const share = Math.min(1, shown / years);
  return {
    requirementId: id,
    verdict: share >= 1 ? "met" : "partly",
    strength: roundStrength(share * strengthByPlace.title),
    quotations: distinct(inRole.slice(0, quoted.perRequirement).map(({ cvJob }) => cvJob.job.quotation)),
    years: shown,
    remark: "Counted from roles of the same title.",
  };
}

/** A comparable role whose title, or another for the same work, names the thing ("Payroll Officer" for payroll) is spent on it. */
function namesakes(work: RelevantWork, { anyOf }: Requirement): CvJob[] {
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

function remarkOn({ evidence, strength }: Judged): string | null {
  if (evidence.isBasic) return "Stated at a basic level.";
  if (evidence.isCrowded) return "Shown in an unusually long list only.";
  if (evidence.closeness < closenessTable.same)
    return "Something close to it is shown, not the thing itself.";
  if (evidence.place === "listed" && strength < verdictFrom.met)
    return "Shown in a list only, and the roles held are in another line of work.";
  if (evidence.place === "listed" && strength < 1) return "Shown in the skills list only.";
  if (evidence.place === "summary") return "Shown in the summary only.";
  if (evidence.place === "education") return "Shown in studies or courses only.";
  if (evidence.closeness < 1 && strength >= verdictFrom.met)
    return "Not named, but what is shown includes it.";
  if (evidence.place === "job" && strength < verdictFrom.remarkedBelow)
    return "Last shown in a role that ended more than five years ago.";
  return null;
}

/** A denied mention is quoted, so that nobody takes it for an oversight. */
function notStated(cv: ScoredCv, requirement: Requirement, evidence: Evidence[]): Fact {
  const denied = evidence.filter(({ denial, closeness }) => denial && closeness >= closenessTable.same);
  const isLearning = denied.some(({ denial }) => denial === "learning");
  return {
    requirementId: requirement.id,
    verdict: "not stated",
    strength: 0,
    years: null,
    quotations: distinct(denied.slice(0, 2).map(({ span }) => quote(cv.document, span))),
    remark:
      denied.length === 0
        ? null
        : isLearning
          ? "Mentioned as something still to be learnt."
          : "Mentioned as something not yet done.",
  };
}

function distinct<T extends { text: string; page: number }>(quotations: T[]): T[] {
  return quotations.filter(
    (one, index) =>
      quotations.findIndex((other) => other.text === one.text && other.page === one.page) === index,
  );
}
