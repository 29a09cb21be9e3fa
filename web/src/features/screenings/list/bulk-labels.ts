import type { Screening } from "@winnow/contract/screenings.ts";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { wordsOf } from "../../../words/words.ts";
import type { BulkAct, BulkOutcome } from "../queries.ts";
import { deletedThings, legalActions } from "../screening-actions.ts";

/** Those of the selected that an act is possible with now. */
export function fitFor(act: BulkAct, screenings: readonly Screening[]): Screening[] {
  return screenings.filter((screening) => legalActions(screening).has(act));
}

/** What the button that does it says, with the cost where there is one: "Start 3 screenings · 40.00 credits". */
export function bulkLabel(act: BulkAct, count: number, quoted: number | null): string {
  const words = wordsOf("screenings").bulk;
  const label = words.act[act]({ count });
  return act === "start" && quoted !== null
    ? words.withCosts({ act: label, credits: formatHundredths(quoted) })
    : label;
}

/** What it does, before it is done. */
export function bulkConsequence(act: BulkAct, screenings: readonly Screening[]): string {
  const words = wordsOf("screenings").bulk.consequence;
  switch (act) {
    case "start":
      return words.start;
    case "stop":
      return words.stop;
    case "delete": {
      const sum = (part: "uploaded" | "screened") =>
        screenings.reduce((total, { counts }) => total + counts[part], 0);
      const things = deletedThings({ uploaded: sum("uploaded"), screened: sum("screened") });
      const count = screenings.length;
      return things === null ? words.delete({ count }) : words.deleteWith({ count, things });
    }
  }
}

/** How it went, in a sentence: "2 screenings are deleted, 1 could not be." */
export function bulkResult(act: BulkAct, outcomes: readonly BulkOutcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const words = wordsOf("screenings").bulk;
  const done = words.done[act]({ count: outcomes.length - failed });
  return failed === 0 ? words.allDone({ done }) : words.someFailed({ done, failed: formatNumber(failed) });
}
