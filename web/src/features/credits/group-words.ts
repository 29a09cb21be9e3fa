import type { TransactionGroup } from "@winnow/contract/credits.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { wordsOf } from "../../words/words.ts";

type Named = Pick<TransactionGroup, "kind" | "work" | "reason">;

/** What a row of the ledger by work and day was for: "Screening “Senior nurse”". */
export function groupTitle({ kind, work, reason }: Named): string {
  if (!work) return wordsOf("credits").reason(reason);
  const words = wordsOf("credits").group;
  const isScreening = kind === "screening";
  if (work.title === null) return isScreening ? words.deletedScreening : words.deletedDrive;
  return (isScreening ? words.screening : words.interviews)({ title: isolate(work.title) });
}

/** How many pieces of work a row holds: "38 CVs"; null for one that is for none. */
export function groupCount({ kind, work, entries }: Pick<TransactionGroup, "kind" | "work" | "entries">) {
  if (!work) return null;
  const { cvs, interviewCount } = wordsOf("credits").group;
  return (kind === "screening" ? cvs : interviewCount)({ count: entries });
}
