import { tokenize } from "@winnow/matching/tokenize.ts";
import type { GradedAnswer } from "./read-graded-answers.ts";

/** Share of a reference's words that the answer holds; the best one where there are several. */
export function overlapOf({ answer, references }: GradedAnswer): number {
  const said = new Set(wordsOf(answer));
  return Math.max(
    ...references.map((reference) => {
      const words = [...new Set(wordsOf(reference))];
      return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
    }),
  );
}

/** Cosine of the words' counts by their rarity in some answers and their references; the best of several references. */
export function tfIdfCosineFor(answers: GradedAnswer[]): (answer: GradedAnswer) => number {
  const texts = new Set(answers.flatMap(({ answer, references }) => [answer, ...references]));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vectorOf = (text: string) => {
    const vector = new Map<string, number>();
    for (const word of wordsOf(text)) vector.set(word, (vector.get(word) ?? 0) + 1);
    for (const [word, count] of vector)
      vector.set(word, count * Math.log((texts.size + 1) / ((counts.get(word) ?? 0) + 1)));
    return vector;
  };
  return ({ answer, references }) => {
    const vector = vectorOf(answer);
    return Math.max(...references.map((reference) => cosine(vector, vectorOf(reference))));
  };
}

function cosine(one: Map<string, number>, other: Map<string, number>): number {
  let product = 0;
  for (const [word, weight] of one) product += weight * (other.get(word) ?? 0);
  const length = Math.hypot(...one.values()) * Math.hypot(...other.values());
  return length === 0 ? 0 : product / length;
}

function wordsOf(text: string): string[] {
  return tokenize(text).map(({ folded }) => folded);
}
