import { contentWords, findPhrase } from "../facts/find-phrase.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { firstGiven } from "../rules/rule.ts";
import { tokenize } from "../words/tokenize.ts";
import { type Instruction, instructionRules } from "./instruction-rules.ts";
import { sameWish, usualWeight } from "./jd-parameters.ts";
import { refusedCriterion } from "./refused/refused-criteria.ts";
import type { RefusedCriterion, Requirement } from "./requirement.ts";

type Instructed = { requirements: Requirement[]; notUnderstood: string[]; refused: RefusedCriterion[] };

const filler =
  /\b(?:please|the|an?|is|are|should|be|being|it|we|treat|consider|count|make|as|only|just|also|though|really|absolutely|candidates?|applicants?|they|requirements?|criterion|criteria|skills?|experience|knowledge|of|with|in|for|to|and|but)\b/giu;
const shortDenial = /\b(?:is|are) not$|\b(?:isn|aren)['’]t$/iu;

/**
 * What a recruiter asks for in free sentences ("Docker is a must-have, the degree is not", "Python matters most")
 * done to the requirements of a JD: kind or weight changed, or left out. A clause that names no requirement, or not
 * what should happen to it, is returned as it was written; one that names a protected attribute is refused.
 */
export function applyInstructions({
  requirements,
  instructions,
}: {
  requirements: Requirement[];
  instructions: string;
}): Instructed {
  const result: Instructed = { requirements: [...requirements], notUnderstood: [], refused: [] };
  for (const sentence of instructions.split(/(?<=[.!?;])\s+|\r?\n/u)) {
    let previous: Instruction | null = null;
    for (const clause of clausesOf(sentence)) {
      const refusal = refusedCriterion(clause);
      if (refusal) {
        result.refused.push(refusal);
        continue;
      }
      const wish = wishOf(clause, previous);
      const named = wish ? requirementsNamed(clause, result.requirements) : [];
      if (!wish || named.length === 0) result.notUnderstood.push(clause);
      else
        result.requirements = result.requirements.flatMap((one) =>
          named.includes(one) ? done(one, wish) : [one],
        );
      previous = wish ?? previous;
    }
  }
  return result;
}

/** "Docker is a must-have, the degree is not": two clauses, each with a verb of its own. */
function clausesOf(sentence: string): string[] {
  const pieces = sentence.split(
    /,\s*(?:but\s+|and\s+|while\s+)?|\s+(?:but|while|whereas)\s+|\s+and\s+(?=(?:the\s+)?[^,]*\b(?:is|are|matters?)\b)/iu,
  );
  const clauses: string[] = [];
  let open = "";
  for (const piece of pieces) {
    open = open === "" ? piece : `${open}, ${piece}`;
    if (firstGiven(instructionRules, piece) !== null || shortDenial.test(piece.replace(/[.!;\s]+$/u, ""))) {
      clauses.push(open.trim());
      open = "";
    }
  }
  if (open.trim() !== "") clauses.push(open.trim());
  return clauses.map((clause) => clause.replace(/[.!;\s]+$/u, "")).filter((clause) => /\p{L}/u.test(clause));
}

/** "… is not", after a clause that makes something a must, takes that back from what it names. */
function wishOf(clause: string, previous: Instruction | null): Instruction | null {
  if (shortDenial.test(clause)) return previous === "must" ? "nice" : null;
  return firstGiven(instructionRules, clause);
}

/** The requirements that a clause names: by a concept they share, by the kind of thing ("the degree"), or by most of its words. */
function requirementsNamed(clause: string, requirements: Requirement[]): Requirement[] {
  const subject = instructionRules
    .reduce((text, { match }) => text.replace(match, " "), clause)
    .replace(shortDenial, " ")
    .replace(filler, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const tokens = tokenize(subject);
  if (tokens.length === 0) return [];
  const named = new Set(findConcepts(tokens).map(({ concept }) => concept.name));
  const byConcept = requirements.filter(({ anyOf, text }) =>
    [text, ...anyOf].some((name) =>
      findConcepts(tokenize(name)).some(({ concept }) => named.has(concept.name)),
    ),
  );
  if (byConcept.length > 0) return byConcept;
  const category =
    /^(?:university |bachelor(?:['’]s)? |master(?:['’]s)? )?(?:degrees?|education|diplomas?)$/iu.test(subject)
      ? "education"
      : /^(?:years?|number of years|seniority)$/iu.test(subject)
        ? "experience"
        : null;
  if (category) return requirements.filter((one) => one.category === category);
  return requirements.filter(({ text, anyOf }) =>
    [text, ...anyOf].some((name) => {
      const words = tokenize(name);
      if (contentWords(tokens) === 0 || contentWords(words) === 0) return false;
      return (findPhrase(words, subject)?.closeness ?? 0) >= sameWish;
    }),
  );
}

function done(requirement: Requirement, wish: Instruction): Requirement[] {
  const { weight } = requirement;
  switch (wish) {
    case "drop":
      return [];
    case "must":
      return [{ ...requirement, kind: "must", weight: Math.max(weight, usualWeight.must) }];
    case "nice":
      return [{ ...requirement, kind: "nice" }];
    case "most":
      return [{ ...requirement, weight: usualWeight.highest }];
    case "more":
      return [{ ...requirement, weight: Math.min(usualWeight.highest, weight + 1) }];
    case "less":
      return [{ ...requirement, weight: Math.max(1, weight - 1) }];
  }
}
