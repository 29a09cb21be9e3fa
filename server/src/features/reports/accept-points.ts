import { isParroted } from "@winnow/interviewing/is-parroted.ts";
import type { z } from "zod";
import { findVerbatim } from "./find-verbatim.ts";
import type { proposedPoints } from "./proposed-points.ts";
import type { StoredMarks } from "./rows.ts";

type Points = StoredMarks[number]["points"];

/**
 * The points of an answer with those that were not found and for which a language model quotes the answer. It may add
 * nothing else: a point that the engine marked stays as it is, and one of whose quotations is not in the answer, or only
 * repeats what was asked, stays "not found".
 */
export function acceptPoints(
  points: Points,
  of: {
    text: string;
    question: { text: string; rubric: { id: string; text: string }[] };
    proposed: z.output<typeof proposedPoints>["points"];
  },
): Points {
  const shown = [of.question.text, ...of.question.rubric.map(({ text }) => text)];
  return points.map((point) => {
    const proposal = of.proposed.find(({ point_id }) => point_id === point.point_id);
    if (point.mark !== "not found" || !proposal || proposal.mark === "not found") {
      return point;
    }
    const found = proposal.quotations.map((quotation) => findVerbatim(of.text, quotation));
    const quotations = found
      .filter((one) => one !== null && !isParroted(one.text, shown))
      .filter((one) => one !== null);
    return quotations.length === 0 || quotations.length < found.length
      ? point
      : { ...point, mark: proposal.mark, quotations, by: "language model" as const };
  });
}
