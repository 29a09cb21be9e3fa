import { type ProtectedAttribute, protectedAttributes } from "../../lexicon/lexicon.ts";
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
 * whoever typed a wish that is fine could not ask for it at all.
 */
const bars = { fine: 0.8, refused: 0.8 };

/** All reasons why a wish cannot be a criterion, or null for one that may be scored. */
export function refusedCriterion(text: string): RefusedCriterion | null {
  const odds = refusalOdds(text);
  const fine = odds.get("none") ?? 0;
  if (fine >= bars.fine) return null;
  const found = new Set(attributesNamed(text));
  if (1 - fine >= bars.refused) found.add(likeliestOf(odds));
  return found.size > 0
    ? {
        text: text.trim(),
        reason: protectedAttributes
          .filter((attribute) => found.has(attribute))
          .map((attribute) => reasons[attribute])
          .join(" "),
      }
    : null;
}

function likeliestOf(odds: ReturnType<typeof refusalOdds>): ProtectedAttribute {
  const likelihood = (attribute: ProtectedAttribute) => odds.get(attribute) ?? 0;
  return protectedAttributes.reduce((best, other) => (likelihood(other) > likelihood(best) ? other : best));
}
