import { parroting } from "./assess-parameters.ts";
import { rarityOf } from "./example-bank.ts";
import { termsOf } from "./terms-of.ts";

/** Whether a sentence mostly repeats what the candidate was shown or may guess: the question, or the points themselves. */
export function isParroted(sentence: string, said: string[]): boolean {
  const stems = [...new Set(termsOf(sentence).stems)];
  const sets = said.map((text) => new Set(termsOf(text).stems));
  const all = new Set(sets.flatMap((set) => [...set]));
  return sets.some((set) => shareIn(stems, set) >= parroting.one) || shareIn(stems, all) >= parroting.all;
}

function shareIn(stems: string[], known: Set<string>): number {
  const sum = (some: string[]) => some.reduce((total, stem) => total + rarityOf(stem), 0);
  const total = sum(stems);
  return total === 0 ? 0 : sum(stems.filter((stem) => known.has(stem))) / total;
}
