import { verdictFrom } from "../facts/evidence-parameters.ts";
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

function questionAbout(requirement: Requirement): Question {
  return { requirementId: requirement.id, text: wordsOf(requirement) };
}

/** The text of a requirement may be a noun, a verb or a whole clause: it stands behind a colon or in brackets. */
function wordsOf({ category, text, years, anyOf }: Requirement): string {
  switch (category) {
    case "experience":
      return `Which roles show ${years === null ? text.toLowerCase() : text}?`;
    case "education":
      return `Which degree do you hold, and in what field (${text})?`;
    case "certificate":
    case "permit":
      return `Do you hold this: ${text}? Since when?`;
    case "language":
      return `How well do you speak and write ${anyOf.join(" or ")}?`;
    case "other":
      return `Which example from your work shows this: ${text}?`;
    default:
      return years === null
        ? `Where in your work did this play a part: ${text}? What did you do?`
        : `In which roles, and for how long, did you do this: ${text}?`;
  }
}
