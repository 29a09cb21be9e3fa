import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";

/** Who a decision was about: one by name, several by number. */
export type Decided = { name: string } | { count: number };

/** What has just been done, as a toast says it: "Shortlisted Ada", "Rejected 12 candidates: Others fit better". */
export function decidedSentence(act: { kind: DecisionKind | null; whom: Decided; reason?: string }): string {
  const { kind, whom, reason } = act;
  const name = "name" in whom ? isolate(whom.name) : formatCount(whom.count, "candidate", "candidates");
  if (kind === null) return `Cleared the decision on ${name}`;
  const done = decisionLabels[kind].doneTo(name);
  return reason ? `${done}: ${isolate(reason)}` : done;
}

/** How many of several it changed, where some stay as they were: the number that an undo puts back. */
export function changedSentence(act: {
  kind: DecisionKind | null;
  changed: number;
  all: number;
  reason?: string;
}): string {
  const { kind, changed, all, reason } = act;
  const rest = formatCount(all - changed, "stays as it was", "stay as they were");
  if (changed === 0) return `Nothing has changed: ${rest}`;
  return `${decidedSentence({ kind, whom: { count: changed }, ...(reason ? { reason } : {}) })}; ${rest}`;
}

/** What an undo has put back. */
export function undoneSentence({ restored, kept }: { restored: number; kept: number }): string {
  const back =
    restored === 0 ? "Nothing was put back" : `Put back ${formatCount(restored, "decision", "decisions")}`;
  return kept === 0 ? back : `${back}; ${formatNumber(kept)} decided on again since stay as they are`;
}
