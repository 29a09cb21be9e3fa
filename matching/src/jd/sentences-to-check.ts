import { wishOdds } from "./jd-parameters.ts";
import type { JdSentence } from "./jd-sentences.ts";
import { oddOf } from "./lines/line-label.ts";
import type { Requirement, SentenceToCheck } from "./requirement.ts";
import { requirementFromText } from "./requirement-from-text.ts";
import { notAWish } from "./wish-cues.ts";

/**
 * Sentences that gave no requirement and may still ask for something, the likeliest `wishOdds.mostToCheck` of them in the
 * order of the JD, each with the requirement that it would be.
 */
export function sentencesToCheck(sentences: JdSentence[], requirements: Requirement[]): SentenceToCheck[] {
  const read = new Set(requirements.map(({ sentence }) => sentence));
  const likeliest = sentences
    .map((sentence) => ({ ...sentence, odds: wishOddsOf(sentence) }))
    .filter(
      ({ text, odds }) =>
        odds >= wishOdds.toCheck &&
        text.length <= wishOdds.longestToCheck &&
        !read.has(text) &&
        !notAWish.test(text),
    )
    .sort((one, other) => other.odds - one.odds);
  const seen = new Set<string>();
  const chosen: string[] = [];
  const found = new Map<string, SentenceToCheck>();
  for (const { text } of likeliest) {
    if (chosen.length === wishOdds.mostToCheck) break;
    if (seen.has(text.toLowerCase())) continue;
    seen.add(text.toLowerCase());
    const made = requirementFromText({ id: "", text, kind: "must", weight: 1 });
    // What may not be asked for is not offered.
    if (!("requirement" in made) || !/\p{L}{2}/u.test(made.requirement.text)) continue;
    chosen.push(text);
    found.set(text, { sentence: text, text: made.requirement.text });
  }
  return sentences.flatMap(({ text }) => {
    const one = found.get(text);
    found.delete(text);
    return one ? [one] : [];
  });
}

function wishOddsOf({ odds }: JdSentence): number {
  return oddOf(odds, "must") + oddOf(odds, "nice");
}
