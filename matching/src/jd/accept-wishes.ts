import { findLiterally } from "../words/find-literally.ts";
import { wishOdds } from "./jd-parameters.ts";
import { sentencesOfJd } from "./jd-sentences.ts";
import { nameOfWish } from "./name-of-wish.ts";
import { withoutRefused } from "./refused/without-refused.ts";
import type { Requirement, SentenceToCheck } from "./requirement.ts";
import { notAWish } from "./wish-cues.ts";

/** Words of a JD that somebody else takes for a wish. */
export type ProposedWish = { quotation: string; kind: Requirement["kind"] };

type Span = { start: number; end: number };

/**
 * Of the wishes that somebody else has read in a JD, those that a person may be asked about: each stands literally in one
 * sentence, overlaps nothing that was read or is asked about already, and is no criterion that is refused. At most
 * `wishOdds.mostToCheck`, in the order of the JD.
 */
export function acceptWishes(
  proposed: ProposedWish[],
  jd: { text: string; requirements: Requirement[]; toCheck: SentenceToCheck[]; by: string },
): SentenceToCheck[] {
  const accepted: { place: number; span: Span; found: SentenceToCheck }[] = [];
  const sentences = sentencesOfJd(jd.text).map(({ text }) => text);
  for (const { quotation, kind } of proposed) {
    if (accepted.length === wishOdds.mostToCheck) break;
    const words = quotation.normalize("NFKC");
    const place = sentences.findIndex((sentence) => findLiterally(sentence, words));
    const sentence = sentences[place];
    const span = sentence === undefined ? null : findLiterally(sentence, words);
    if (sentence === undefined || span === null || !mayBeAsked(sentence, words)) continue;
    const taken = [
      ...spansRead(sentence, jd),
      ...accepted.flatMap((one) => (one.place === place ? one.span : [])),
    ];
    const literal = sentence.slice(span.start, span.end);
    const text = nameOfWish(literal);
    if (text === null || taken.some((one) => one.start < span.end && span.start < one.end)) continue;
    accepted.push({ place, span, found: { sentence: literal, text, proposal: { by: jd.by, kind } } });
  }
  return accepted
    .sort((one, other) => one.place - other.place || one.span.start - other.span.start)
    .map(({ found }) => found);
}

/** Of a sentence with a criterion that is refused, only what stands clearly apart from it. */
function mayBeAsked(sentence: string, words: string): boolean {
  return (
    !notAWish.test(sentence) && withoutRefused(sentence).rest.some((piece) => findLiterally(piece, words))
  );
}

/** What of a sentence has become a requirement, or is asked about. */
function spansRead(
  sentence: string,
  { requirements, toCheck }: { requirements: Requirement[]; toCheck: SentenceToCheck[] },
): Span[] {
  return [
    ...requirements.flatMap((requirement) => spansOf(sentence, requirement)),
    ...toCheck.flatMap((one) => findLiterally(sentence, one.sentence) ?? []),
  ];
}

/** Where its names stand; all that it was read from where these are other words, or years or a degree say more than names. */
function spansOf(sentence: string, requirement: Requirement): Span[] {
  const { text, anyOf, years, category } = requirement;
  const whole = requirement.sentence === null ? null : findLiterally(sentence, requirement.sentence);
  if (requirement.sentence !== null && !whole) return [];
  const names = [text, ...anyOf].flatMap((name) => findLiterally(sentence, name, { inAnyCase: true }) ?? []);
  const isToldByNames = years === null && category !== "experience" && category !== "education";
  return whole && (names.length === 0 || !isToldByNames) ? [whole] : names;
}
