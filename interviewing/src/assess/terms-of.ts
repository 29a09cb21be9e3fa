import { stem } from "@winnow/matching/stem.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";

/** What sentences are compared by: stems, pairs of neighbouring stems, and one sign for every figure. */
export type Terms = { stems: string[]; pairs: string[] };

export function termsOf(text: string): Terms {
  const stems = tokenize(text).map(({ folded }) => (/^\d/.test(folded) ? "#" : stem(folded)));
  const pairs = stems.slice(1).map((second, index) => `${stems[index]} ${second}`);
  return { stems, pairs };
}

const negation = /^(?:no|not|never|nobody|nothing|none|without|neither|nor|cannot|\p{L}+n't)$/u;

/** Whether a sentence denies something. */
export function isNegated(text: string): boolean {
  return tokenize(text).some(({ folded }) => negation.test(folded));
}

const supposition = /^(?:would|could|should|might|if|\p{L}+'d)$/u;

/** Whether a sentence only supposes something. */
export function isSupposed(text: string): boolean {
  return tokenize(text).some(({ folded }) => supposition.test(folded));
}
