import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import type { BulkAct, BulkOutcome } from "../queries.ts";
import { deletedThings, legalActions } from "../screening-actions.ts";

/** Those of the selected that an act is possible with now. */
export function fitFor(act: BulkAct, screenings: readonly Screening[]): Screening[] {
  return screenings.filter((screening) => legalActions(screening).has(act));
}

const verbs = { start: "Start", stop: "Stop", delete: "Delete" } as const;
const done = { start: "started", stop: "stopping", delete: "deleted" } as const;

/** What the button that does it says, with the cost where there is one: "Start 3 screenings · 40.00 credits". */
export function bulkLabel(act: BulkAct, count: number, quoted: number | null): string {
  const label = `${verbs[act]} ${formatCount(count, "screening", "screenings")}`;
  return act === "start" && quoted !== null ? `${label} · ${formatHundredths(quoted)} credits` : label;
}

/** What it does, before it is done. */
export function bulkConsequence(act: BulkAct, screenings: readonly Screening[]): string {
  switch (act) {
    case "start":
      return "The credits are held, and every CV that is ready is screened.";
    case "stop":
      return "CVs in work are finished; the credits held for the rest come back.";
    case "delete": {
      const sum = (part: "uploaded" | "screened") =>
        screenings.reduce((total, { counts }) => total + counts[part], 0);
      const things = deletedThings({ uploaded: sum("uploaded"), screened: sum("screened") });
      return things === null ? "They are removed for good." : `They are removed for good, with ${things}.`;
    }
  }
}

/** How it went, in a sentence: "2 screenings are deleted, 1 could not be." */
export function bulkResult(act: BulkAct, outcomes: readonly BulkOutcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const fine = outcomes.length - failed;
  const sentence = `${formatCount(fine, "screening is", "screenings are")} ${done[act]}`;
  return failed === 0 ? `${sentence}.` : `${sentence}, ${formatNumber(failed)} could not be.`;
}
