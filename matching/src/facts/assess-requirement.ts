import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import { yearsCovered } from "../profile/years.ts";
import { quote } from "../words/quote.ts";
import { roundStrength } from "../words/round-strength.ts";
import { assessEducation } from "./assess-education.ts";
import { assessExperience } from "./assess-experience.ts";
import { distinctQuotations } from "./distinct-quotations.ts";
import type { Evidence } from "./evidence.ts";
import { closeness as closenessTable, quoted, strengthByPlace, verdictFrom } from "./evidence-parameters.ts";
import { evidenceStrength } from "./evidence-strength.ts";
import { findEvidence } from "./find-evidence.ts";
import { certificatesInstead, experienceInstead } from "./instead-of-degree.ts";
import type { RelevantWork } from "./relevant-work.ts";
import { type Assessed, remarkOn } from "./remark-on.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { countedFromTitles, namesakes, yearsInRole } from "./years-in-role.ts";

/** What the CV shows for one requirement. */
export function assessRequirement(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  if (requirement.category === "education") return assessQualification(cv, requirement, work);
  if (requirement.category === "experience") return assessExperience(cv, requirement, work);
  const evidence = findEvidence(cv, requirement.anyOf);
  const assessed = evidence
    .filter(({ denial }) => !denial)
    .map(
      (one): Assessed => ({
        evidence: one,
        strength: evidenceStrength(cv, { evidence: one, requirement, work }),
      }),
    )
    .sort((a, b) => b.strength - a.strength);
  const [best] = assessed;
  const isShown = best !== undefined && best.strength >= verdictFrom.partly;
  const shown = isShown ? withYears(cv, requirement, { assessed, best, work }) : null;
  const inRole = yearsInRole(requirement, work);
  return stronger(shown, inRole) ?? notStated(cv, requirement, evidence);
}

/** A degree, or what the JD names beside it: "MBA or CPA", "or equivalent experience". */
function assessQualification(cv: ScoredCv, requirement: Requirement, work: RelevantWork): Fact {
  const degree = assessEducation(cv, requirement);
  if (degree.verdict === "met") return degree;
  const certificates = certificatesInstead(requirement);
  const other =
    certificates.length > 0
      ? assessRequirement(cv, { ...requirement, category: "certificate", anyOf: certificates }, work)
      : null;
  if (other?.verdict === "met") return other;
  return experienceInstead(requirement, work) ?? degree;
}

function stronger(one: Fact | null, other: Fact | null): Fact | null {
  if (!one || !other) return one ?? other;
  return other.strength > one.strength ? other : one;
}

function withYears(
  cv: ScoredCv,
  requirement: Requirement,
  { assessed, best, work }: { assessed: Assessed[]; best: Assessed; work: RelevantWork },
): Fact {
  const quotations = assessed
    .slice(0, quoted.perRequirement)
    .map(({ evidence }) => quote(cv.document, evidence.span));
  const base = { requirementId: requirement.id, quotations: distinctQuotations(quotations) };
  const jobs = new Set(
    assessed.flatMap(({ evidence }) =>
      evidence.job && evidence.closeness >= closenessTable.same ? [evidence.job] : [],
    ),
  );
  const named = requirement.years === null ? [] : namesakes(work, requirement);
  for (const job of named) jobs.add(job);
  const counted = [...jobs].filter(({ interval }) => interval).map(({ job }) => job.quotation);
  if (requirement.years !== null)
    base.quotations = distinctQuotations([...counted.slice(0, quoted.perRequirement), ...quotations]);
  const shown = yearsCovered([...jobs].flatMap(({ interval }) => interval ?? []));
  const years = requirement.years === null ? null : shown;
  const isShort = requirement.years !== null && shown < requirement.years;
  const share =
    isShort && requirement.years ? Math.max(verdictFrom.minShareOfYears, shown / requirement.years) : 1;
  const shownBy = named.length > 0 ? Math.max(best.strength, strengthByPlace.title) : best.strength;
  const strength = roundStrength(Math.max(verdictFrom.partly, shownBy * share));
  if (isShort) {
    return {
      ...base,
      years,
      verdict: "partly",
      strength,
      remark:
        shown > 0
          ? `Shown in roles that cover ${shown} of ${requirement.years} years.`
          : "No role with dates shows it, so its years cannot be counted.",
    };
  }
  const isClose = named.length > 0 || best.evidence.closeness >= closenessTable.same;
  const verdict = isClose && shownBy >= verdictFrom.met ? "met" : "partly";
  const isByTitle = best.evidence.closeness < closenessTable.same && named.length > 0;
  const remark = isByTitle ? countedFromTitles : remarkOn(cv, requirement, assessed);
  return { ...base, years, verdict, strength, remark };
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
    quotations: distinctQuotations(denied.slice(0, 2).map(({ span }) => quote(cv.document, span))),
    remark:
      denied.length === 0
        ? null
        : isLearning
          ? "Mentioned as something still to be learnt."
          : "Mentioned as something not yet done.",
  };
}
