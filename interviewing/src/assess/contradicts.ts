import { likeness, vectorOf } from "./example-bank.ts";
import { isNegated } from "./terms-of.ts";

/**
 * Whether a sentence denies something where the nearest of some examples does not: "I would not do the check" beside
 * "I'd do the check anyway", though another example says "I wouldn't skip it".
 */
export function contradicts(sentence: string, examples: string[]): boolean {
  if (!isNegated(sentence)) return false;
  const vector = vectorOf(sentence);
  const nearest = examples
    .map((text) => ({ text, near: likeness(vector, vectorOf(text)) }))
    .sort((one, other) => other.near - one.near)[0];
  return nearest === undefined || !isNegated(nearest.text);
}
