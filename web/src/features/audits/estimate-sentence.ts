import type { auditEstimate } from "@winnow/contract/audits.ts";
import type { z } from "zod";
import { wordsOf } from "../../words/words.ts";

type Estimate = Pick<z.output<typeof auditEstimate>, "below" | "answered" | "good" | "missed">;

/** How many good CVs a line is likely to miss. */
export function estimateSentence(line: number, { below, answered, good, missed }: Estimate): string {
  const { outcome: words } = wordsOf("audit");
  if (!missed) return words.nothing;
  const of = { below, line, found: good, read: answered };
  return missed.low === missed.high
    ? words.certain({ ...of, good: missed.low })
    : words.likely({ ...of, ...missed });
}
