import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import { lowestDegreeLevel, reaches } from "../profile/degree-level.ts";
import { fieldFit, relatedField } from "../profile/fields-wanted.ts";
import type { Education } from "../profile/profile.ts";
import { subjectsNamed } from "../profile/subjects-named.ts";
import { tokenize } from "../words/tokenize.ts";
import { phraseTable, strengthByPlace } from "./evidence-parameters.ts";
import { findPhrase } from "./find-phrase.ts";
import { qualificationLevel } from "./qualification-level.ts";
import type { ScoredCv } from "./scored-cv.ts";

/** A degree of the level asked for, in one of the fields asked for. Which school it is from, and when, is never looked at. */
export function assessEducation(cv: ScoredCv, requirement: Requirement): Fact {
  const requirementId = requirement.id;
  const wanted = lowestDegreeLevel(requirement.text) ?? "vocational";
  const stated = cv.education.flatMap(({ education, line }) =>
    cv.ignoredLines.has(line) ? [] : [education],
  );
  const step = qualificationLevel(requirement.text) ?? 0;
  const reached = stated.filter(
    ({ level, degree }) =>
      reaches(level, wanted) &&
      (level !== "vocational" || (qualificationLevel(degree ?? "") ?? step) >= step),
  );
  const fitting = reached.toSorted((a, b) => rank(a, requirement) - rank(b, requirement));
  const [best] = fitting;
  if (!best) return below(stated, requirementId, wanted);
  const quotations = [best.quotation];
  const fit = fitOf(best, requirement.anyOf);
  if (fit === "same" || fit === "related")
    return { requirementId, verdict: "met", strength: 1, quotations, years: null, remark: null };
  const isOpen = fit === "doubtful";
  return {
    requirementId,
    verdict: isOpen ? "met" : "partly",
    strength: strengthByPlace.degreeInOtherField,
    quotations,
    years: null,
    remark: isOpen
      ? "Whether the field of the degree is related to the ones asked for is for a person to judge."
      : "The degree is in another field than the one asked for.",
  };
}

const fits = ["same", "related", "doubtful", "other"] as const;

function rank(education: Education, { anyOf }: Requirement): number {
  return fits.indexOf(fitOf(education, anyOf));
}

function below(stated: Education[], requirementId: string, wanted: Education["level"]): Fact {
  const nearest = stated.find(({ level }) =>
    wanted !== "bachelor" ? level === "bachelor" || level === "master" : level === "vocational",
  );
  if (!nearest)
    return { requirementId, verdict: "not stated", strength: 0, quotations: [], years: null, remark: null };
  return {
    requirementId,
    verdict: "partly",
    strength: strengthByPlace.degreeBelow,
    quotations: [nearest.quotation],
    years: null,
    remark: "The degree shown is of a lower level than the one asked for.",
  };
}

function fitOf(education: Education, fields: string[]): (typeof fits)[number] {
  if (fields.length === 0 || fields.some((field) => /\bany\b/i.test(field))) return "same";
  const named = education.degree ?? "";
  const tokens = tokenize([named, ...subjectsNamed(named)].join(" "));
  const isNamed = fields.some(
    (field) => field !== relatedField && (findPhrase(tokens, field)?.closeness ?? 0) >= phraseTable.subject,
  );
  return isNamed ? "same" : fieldFit(education, fields);
}
