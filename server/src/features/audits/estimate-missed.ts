import type { auditEstimate } from "@winnow/contract/audits.ts";
import type { z } from "zod";
import { hypergeometricInterval } from "./hypergeometric-interval.ts";

type Estimate = z.output<typeof auditEstimate>;
type Answered = { is_below: boolean; answer: "good" | "not good" | null };

/**
 * How many good CVs a line misses, in numbers and in words. `below` counts the results below the line when the sample
 * was drawn; items whose result has been deleted since are left out of `items`, which makes the sample smaller and the
 * interval wider.
 */
export function estimateMissed(drawn: { line: number; below: number; items: Answered[] }): Estimate {
  const fromBelow = drawn.items.filter((item) => item.is_below);
  const answered = fromBelow.filter(({ answer }) => answer !== null).length;
  const good = fromBelow.filter(({ answer }) => answer === "good").length;
  const missed =
    answered === 0 ? null : hypergeometricInterval({ population: drawn.below, drawn: answered, found: good });
  return {
    below: drawn.below,
    drawn: fromBelow.length,
    answered,
    good,
    missed,
    sentence: inWords({ line: drawn.line, below: drawn.below, answered, good, missed }),
  };
}

function inWords(told: {
  line: number;
  below: number;
  answered: number;
  good: number;
  missed: Estimate["missed"];
}): string {
  const { below, answered, good, missed } = told;
  if (!missed) return "None of the CVs read lies below the line any more, so nothing can be estimated.";
  const read = `${good} of ${answered} read ${good === 1 ? "was" : "were"} good`;
  if (missed.low === missed.high)
    return `Of ${below} CVs below ${told.line}, ${missed.low} are good: ${read}.`;
  return `Of ${below} CVs below ${told.line}, between ${missed.low} and ${missed.high} are likely good (best guess ${missed.estimate}): ${read}.`;
}
