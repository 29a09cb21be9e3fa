import { verdictFrom } from "../facts/evidence-numbers.ts";
import type { Requirement } from "../jd/requirement.ts";
import type { Question } from "../match-report.ts";
import type { ScoredFact } from "./score.ts";

/** One question for each must-have that the CV does not state, or work that it hardly shows, in the order of the requirements. */
export function questionsFor({
  requirements,
  facts,
}: {
  requirements: Requirement[];
  facts: ScoredFact[];
}): Question[] {
  const factOf = new Map(facts.map((fact) => [fact.requirementId, fact]));
  const isOpen = ({ id, category, years }: Requirement) => {
    const fact = factOf.get(id);
    const isRole = category === "experience" && years === null;
    return (
      fact?.verdict === "not stated" ||
      (isRole && fact !== undefined && fact.strength < verdictFrom.rolePartly)
    );
  };
  return requirements
    .filter((requirement) => requirement.kind === "must" && isOpen(requirement))
    .map(questionAbout);
}

function questionAbout({ id, category, text, years }: Requirement): Question {
  switch (category) {
    case "experience":
      return { requirementId: id, text: `Which roles show ${years === null ? text.toLowerCase() : text}?` };
    case "education":
      return { requirementId: id, text: `Which degree do you hold, and in what field (${text})?` };
    case "certificate":
    case "permit":
      return { requirementId: id, text: `Do you hold this: ${text}? Since when?` };
    case "language":
      return { requirementId: id, text: `How well do you speak and write ${text}?` };
    default:
      return { requirementId: id, text: `Where have you worked with ${text}, and what did you do?` };
  }
}
