import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { wordsOf } from "../../../words/words.ts";

/** Who a decision was about: one by name, several by number. */
export type Decided = { name: string } | { count: number };

/** What has just been done, as a toast says it: "Shortlisted Ada", "Rejected 12 candidates: Others fit better". */
export function decidedSentence(act: { kind: DecisionKind | null; whom: Decided; reason?: string }): string {
  const { kind, whom, reason } = act;
  const { decisions: words } = wordsOf("results");
  const name = "name" in whom ? isolate(whom.name) : words.candidates(whom);
  if (kind === null) return words.cleared({ whom: name });
  const done = wordsOf("labels").decisions[kind].doneTo(name);
  return reason ? words.doneWhy({ done, reason }) : done;
}

/** How many of several it changed, where some stay as they were: the number that an undo puts back. */
export function changedSentence(act: {
  kind: DecisionKind | null;
  changed: number;
  all: number;
  reason?: string;
}): string {
  const { kind, changed, all, reason } = act;
  const { decisions: words } = wordsOf("results");
  const rest = all - changed;
  if (changed === 0) return words.nothingChanged({ rest });
  const done = decidedSentence({ kind, whom: { count: changed }, ...(reason ? { reason } : {}) });
  return words.someChanged({ done, rest });
}

/** What an undo has put back. */
export function undoneSentence({ restored, kept }: { restored: number; kept: number }): string {
  const { decisions: words } = wordsOf("results");
  const back = restored === 0 ? words.nothingPutBack : words.putBack({ count: restored });
  return kept === 0 ? back : words.putBackBut({ back, kept: formatNumber(kept) });
}
