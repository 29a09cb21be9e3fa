import { type ProtectedAttribute, protectedAttributes } from "../../lexicon/lexicon.ts";
import { findConcepts } from "../../mentions/find-concepts.ts";
import { tokenize } from "../../words/tokenize.ts";
import type { RefusedCriterion } from "../requirement.ts";
import { attributesNamed } from "./attributes-named.ts";
import { refusalOdds } from "./refusal-odds.ts";

const reasons: Record<ProtectedAttribute, string> = {
  age: "Age is a protected attribute and says nothing about the ability to do the work.",
  "age proxy": "This stands in for age, which is a protected attribute.",
  gender: "Gender is a protected attribute and does not count here.",
  "native speaker": "Being a native speaker stands in for origin; ask for a level of the language instead.",
  origin: "Nationality and origin are protected; ask for the right to work instead.",
  religion: "Religion is a protected attribute and does not count here.",
  family: "Family status is protected and does not count here.",
  "health and looks": "Health, disability and looks are protected or say nothing about the work.",
  prestige: "Gaps, the prestige of a school and private convictions do not count here.",
};

/**
 * From which odds of 0 to 1 what was learned decides. Where the words of a wish name a protected attribute it has to be
 * `fine` that surely ("Experience in men's fashion"); where they do not, it has to be `refused` that surely, since
 * whoever typed a wish that is fine could not ask for it at all. A part of a sentence that is fine as a whole has to be
 * `refusedWithin` that surely: a word or two ("Sales") say less than their sentence.
 */
const bars = { fine: 0.8, refused: 0.8, refusedWithin: 0.95 };

/** All reasons why a wish cannot be a criterion, or null for one that may be scored, as what is called a skill may. */
export function refusedCriterion(text: string): RefusedCriterion | null {
  const odds = refusalOdds(text);
  const fine = odds.get("none") ?? 0;
  if (fine >= bars.fine) return null;
  const found = new Set(attributesNamed(text));
  if (found.size === 0 && isConceptName(text)) return null;
  if (1 - fine >= bars.refused) found.add(likeliestOf(odds));
  return found.size > 0 ? refusedFor(found, text) : null;
}

/** As `refusedCriterion`, for a part of a sentence that is none as a whole. */
export function refusedWithin(part: string): RefusedCriterion | null {
  const odds = refusalOdds(part);
  if (1 - (odds.get("none") ?? 0) < bars.refusedWithin || isConceptName(part)) return null;
  return refusedFor(new Set([...attributesNamed(part), likeliestOf(odds)]), part);
}

function refusedFor(found: ReadonlySet<ProtectedAttribute>, text: string): RefusedCriterion {
  const reason = protectedAttributes
    .filter((attribute) => found.has(attribute))
    .map((attribute) => reasons[attribute])
    .join(" ");
  return { text: text.trim(), reason };
}

/** "Family law", "Foreign exchange": all of its words name one thing that people can do. */
function isConceptName(text: string): boolean {
  const tokens = tokenize(text);
  return findConcepts(tokens).some(
    ({ concept, from, to }) => concept.kind !== "language" && from === 0 && to === tokens.length,
  );
}

function likeliestOf(odds: ReturnType<typeof refusalOdds>): ProtectedAttribute {
  const likelihood = (attribute: ProtectedAttribute) => odds.get(attribute) ?? 0;
  return protectedAttributes.reduce((best, other) => (likelihood(other) > likelihood(best) ? other : best));
}
