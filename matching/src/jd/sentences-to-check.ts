import { wishOdds } from "./jd-parameters.ts";
import type { JdSentence } from "./jd-sentences.ts";
import { oddOf } from "./lines/line-label.ts";
import { nameOfWish } from "./name-of-wish.ts";
import type { Requirement, SentenceToCheck } from "./requirement.ts";
import { notAWish } from "./wish-cues.ts";

/** A part of a sentence that asks for something, in so many words that no name came of it. */
export type UnnamedWish = { text: string; sentence: JdSentence };

type Candidate = { text: string; odds: number };

/**
 * What gave no requirement and may still ask for something: whole sentences, or the part of one that got no name beside
 * others that did. The likeliest `wishOdds.mostToCheck` in the order of the JD, each with the requirement that it would be.
 */
export function sentencesToCheck(
  sentences: JdSentence[],
  requirements: Requirement[],
  unnamed: UnnamedWish[],
): SentenceToCheck[] {
  const candidates = candidatesOf(sentences, requirements, unnamed);
  const found = new Map<Candidate, SentenceToCheck>();
  for (const candidate of [...candidates].sort((one, other) => other.odds - one.odds)) {
    if (found.size === wishOdds.mostToCheck) break;
    const name = nameOfWish(candidate.text);
    if (name !== null) found.set(candidate, { sentence: candidate.text, text: name });
  }
  return candidates.flatMap((candidate) => found.get(candidate) ?? []);
}

/** In the order of the JD, each text once. */
function candidatesOf(
  sentences: JdSentence[],
  requirements: Requirement[],
  unnamed: UnnamedWish[],
): Candidate[] {
  const read = new Set(requirements.map(({ sentence }) => sentence));
  const unnamedBySentence = Map.groupBy(unnamed, ({ sentence }) => sentence);
  const seen = new Set<string>();
  return sentences.flatMap((sentence) => {
    const own = unnamedBySentence.get(sentence) ?? [];
    // What headings or wording took for a wish is one as surely as what the odds did.
    const odds = own.length > 0 ? Math.max(wishOdds.sure, wishOddsOf(sentence)) : wishOddsOf(sentence);
    if (odds < wishOdds.toCheck || notAWish.test(sentence.text)) return [];
    const parts = own.map(({ text }) => text).filter((text) => sentence.text.includes(text));
    const texts = read.has(sentence.text) ? parts : [sentence.text];
    return texts.flatMap((text) => {
      if (seen.has(text.toLowerCase())) return [];
      seen.add(text.toLowerCase());
      return [{ text, odds }];
    });
  });
}

function wishOddsOf({ odds }: JdSentence): number {
  return oddOf(odds, "must") + oddOf(odds, "nice");
}
