import { randomUUID } from "node:crypto";
import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { SuggestedQuestion } from "@winnow/interviewing/question.ts";

const usualRetakes = 1;
/** As far as the contract lets a question go; the advert's sentence is shown literally or not at all. */
const maxLength = { text: 1_000, skill: 120, point: 400, example: 600, reason: 1_000, sentence: 2_500 };
const maxExamples = 5;

/** A question of the bank as a drive keeps it, to be answered in any way the candidate likes. */
export function questionOfSuggestion({ because, ...question }: SuggestedQuestion): DriveQuestion {
  const { sentence } = because;
  return {
    id: randomUUID(),
    text: question.text.slice(0, maxLength.text),
    skill: question.skill.slice(0, maxLength.skill),
    kind: question.kind,
    answer_kinds: ["text", "audio", "video"],
    preparation_seconds: question.preparationSeconds,
    answer_seconds: question.answerSeconds,
    retakes: usualRetakes,
    rubric: question.rubric.map(({ id, text, made, notMade }) => ({
      id,
      text: text.slice(0, maxLength.point),
      made: examples(made),
      not_made: examples(notMade),
    })),
    reason: because.reason.slice(0, maxLength.reason),
    sentence: sentence !== null && sentence.length <= maxLength.sentence ? sentence : null,
  };
}

function examples(sentences: string[]): string[] {
  return sentences.slice(0, maxExamples).map((sentence) => sentence.slice(0, maxLength.example));
}
