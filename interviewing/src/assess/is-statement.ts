import type { RubricPoint } from "../question.ts";
import { generalPoints, likeness, vectorOf } from "./example-bank.ts";

const table = {
  /** Nine in ten points of the bank are as like another one; of statements in English one in ten is. */
  minLikeness: 0.3,
  /** Points that are remembered: one rubric assesses many answers. */
  maxKept: 500,
};

const describing = new Map<string, boolean>();

/**
 * Whether a point is itself what an answer should say ("TCP numbers its bytes") and not a description of it ("Says how the
 * matter was decided"): its text is one of its examples, or it has none and is worded like no point of the bank.
 */
export function isStatement({ text, made }: Pick<RubricPoint, "text" | "made">): boolean {
  return made.length === 0 ? !isWordedAsDescription(text) : made.includes(text);
}

function isWordedAsDescription(text: string): boolean {
  const known = describing.get(text);
  if (known !== undefined) return known;
  const vector = vectorOf(text);
  const describes = generalPoints.some((point) => likeness(vector, point.vector) >= table.minLikeness);
  if (describing.size >= table.maxKept) describing.clear();
  describing.set(text, describes);
  return describes;
}
