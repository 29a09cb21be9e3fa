import { refusedCriterion } from "@winnow/matching/refused-criteria.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { askAbout, type Subject } from "./plan/ask-about.ts";
import { competencyOf } from "./plan/rank-competencies.ts";
import {
  subjectOfCompetency,
  subjectOfRole,
  subjectOfSkill,
  subjectOfWording,
} from "./plan/subject-of-requirement.ts";
import type { SuggestedQuestion } from "./question.ts";

/**
 * One question about a must-have that a CV does not state, to be put after the common core: about past behaviour, or
 * the situation where the first one is among `askedKeys`. Null where both are, and for what is proven by papers
 * (degrees, certificates, permits), for languages, for criteria that may not be asked about, and for single words that
 * nobody could answer to.
 */
export function questionForRequirement(
  requirement: Requirement,
  askedKeys: string[] = [],
): SuggestedQuestion | null {
  const subject = subjectOf(requirement);
  if (!subject) return null;
  const questions = [askAbout(subject, "past behaviour"), askAbout(subject, "situational")];
  const question = questions.find(({ key }) => !askedKeys.includes(key));
  if (!question) return null;
  const { id, sentence, text } = requirement;
  const reason = `The advert asks for this, and the CV does not state it: “${text}”.`;
  return { ...question, because: { requirementId: id, sentence, reason } };
}

function subjectOf(requirement: Requirement): Subject | null {
  if (refusedCriterion(requirement.text)) return null;
  switch (requirement.category) {
    case "skill":
      return subjectOfSkill(requirement) ?? subjectOfWording(requirement);
    case "experience":
      return subjectOfRole(requirement.anyOf[0] ?? null);
    case "other":
      return subjectOfTrait(requirement);
    case "education":
    case "certificate":
    case "permit":
    case "language":
      return null;
  }
}

function subjectOfTrait(requirement: Requirement): Subject | null {
  const entry = competencyOf(requirement);
  return entry ? subjectOfCompetency(entry) : subjectOfWording(requirement);
}
