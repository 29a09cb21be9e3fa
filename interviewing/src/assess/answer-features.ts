import type { RubricPoint } from "../question.ts";
import { affirmedPart } from "./affirmed-part.ts";
import { comparedAnswer } from "./content-features.ts";
import { heldWording } from "./content-model.ts";
import { knownTerms } from "./example-bank.ts";
import { teachingFor } from "./point-model.ts";
import { relevanceOf } from "./relevance.ts";
import type { Stretch } from "./split-answer.ts";

/** What one sentence of an answer shows for one point of a rubric by what it affirms; weighed by `assess-parameters.ts`. */
export type AnswerFeatures = {
  /** How much more like what makes such a point than like anything else. */
  type: number;
  /** How much more like what makes any point than like near misses. */
  concreteness: number;
  /** The same for the whole answer. */
  mean: number;
  /** How much nearer the whole answer is to this question than to others. */
  relevance: number;
  /** 1 where the sentence denies something, else 0. */
  denies: number;
  /** Share of the words of the point, or of one of its examples, that the whole answer affirms. */
  wording: number;
  /** The same of the sentence alone, which tells what to quote. */
  wordingOfSentence: number;
};

/** For each point of the rubric what each sentence shows, in the order of both. */
export function featuresOf(
  sentences: Stretch[],
  rubric: RubricPoint[],
  question: string,
): AnswerFeatures[][] {
  const compared = comparedAnswer(question, sentences);
  const { modelOf, concretenessOf } = teachingFor(rubric);
  const affirmed = sentences.map(({ text: sentence }) => {
    const { text, denies } = affirmedPart(sentence);
    return { terms: knownTerms(text), denies };
  });
  const concreteness = affirmed.map(({ terms }) => concretenessOf(terms));
  const mean = concreteness.reduce((sum, one) => sum + one, 0) / Math.max(1, sentences.length);
  const relevance = relevanceOf(sentences.map(({ text }) => text).join("\n"), question, rubric);
  return rubric.map((point) => {
    const model = modelOf(point);
    const wording = heldWording(point, compared);
    return affirmed.map(({ terms, denies }, index) => ({
      type: model(terms),
      concreteness: concreteness[index] ?? 0,
      mean,
      relevance,
      denies: denies ? 1 : 0,
      wording: wording.whole,
      wordingOfSentence: wording.sentences[index] ?? 0,
    }));
  });
}
