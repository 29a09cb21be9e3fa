import { stem } from "@winnow/matching/stem.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";

/** What sentences are compared by: stems, pairs of neighbouring stems, and one sign for every figure. */
export type Terms = { stems: string[]; pairs: string[] };

export function termsOf(text: string): Terms {
  return termsOfStems(tokenize(text).map(({ folded }) => stemOf(folded)));
}

export function termsOfStems(stems: string[]): Terms {
  return { stems, pairs: stems.slice(1).map((second, index) => `${stems[index]} ${second}`) };
}

export function stemOf(folded: string): string {
  return /^\d/.test(folded) ? "#" : stem(folded);
}

const supposition = /^(?:would|could|should|might|if|\p{L}+'d)$/u;

/** Whether a sentence only supposes something. */
export function isSupposed(text: string): boolean {
  return tokenize(text).some(({ folded }) => supposition.test(folded));
}
