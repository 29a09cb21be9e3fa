import type { TransactionGroup } from "@winnow/contract/credits.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { formatCount } from "../../ui/format/format-count.ts";

type Named = Pick<TransactionGroup, "kind" | "work" | "reason">;

/** What a row of the ledger by work and day was for: "Screening “Senior nurse”". */
export function groupTitle({ kind, work, reason }: Named): string {
  if (!work) return reason;
  const isScreening = kind === "screening";
  if (work.title === null) return isScreening ? "Deleted screening" : "Deleted interview drive";
  return `${isScreening ? "Screening" : "Interviews"} “${isolate(work.title)}”`;
}

/** How many pieces of work a row holds: "38 CVs"; null for one that is for none. */
export function groupCount({ kind, work, entries }: Pick<TransactionGroup, "kind" | "work" | "entries">) {
  if (!work) return null;
  return kind === "screening"
    ? formatCount(entries, "CV", "CVs")
    : formatCount(entries, "interview", "interviews");
}
