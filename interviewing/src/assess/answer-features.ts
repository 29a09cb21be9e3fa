import type { RubricPoint } from "../question.ts";
import { concretenessOf, modelOf } from "./point-model.ts";
import type { Stretch } from "./split-answer.ts";

/** What one sentence of an answer shows for one point of a rubric; weighed by `assess-weights.ts`. */
export type AnswerFeatures = {
  /** How much more like what makes such a point than like anything else. */
  type: number;
  /** How much more like what makes any point than like near misses. */
  concreteness: number;
  /** The same for the whole answer. */
  mean: number;
  /** Its words, as a logarithm. */
  length: number;
};

/** For each point of the rubric what each sentence shows, in the order of both. */
export function featuresOf(sentences: Stretch[], rubric: RubricPoint[]): AnswerFeatures[][] {
  const concreteness = sentences.map(({ text }) => concretenessOf(text));
  const mean = concreteness.reduce((sum, one) => sum + one, 0) / Math.max(1, sentences.length);
  return rubric.map((point) => {
    const model = modelOf(point);
    return sentences.map(({ text }, index) => ({
      type: model(text),
      concreteness: concreteness[index] ?? 0,
      mean,
      length: Math.log(1 + text.split(/\s+/).length),
    }));
  });
}
