import type { RubricPoint } from "../question.ts";
import { assessTable } from "./assess-parameters.ts";
import type { AssessedPoint } from "./assessed-point.ts";
import { comparedAnswer } from "./content-features.ts";
import { contentStrength, contentVerdictFrom } from "./content-model.ts";
import type { Stretch } from "./split-answer.ts";

/** Points that are themselves what an answer should say: how much of each the answer holds. */
export function assessStatements(
  points: RubricPoint[],
  question: string,
  stretches: Stretch[],
): AssessedPoint[] {
  if (points.length === 0) return [];
  const compared = comparedAnswer(question, stretches);
  return points.map((point) => {
    const { strength, quotations } = contentStrength(point, compared, assessTable.maxQuotations);
    if (strength < contentVerdictFrom.partly)
      return { id: point.id, verdict: "not made", strength, quotations: [] };
    const verdict = strength < contentVerdictFrom.made ? "partly" : "made";
    return {
      id: point.id,
      verdict,
      strength,
      quotations: quotations.toSorted((one, other) => one.start - other.start),
    };
  });
}
