import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format-count.ts";
import { formatTimeLeft } from "../../ui/format-time-left.ts";

type Run = Pick<Screening, "status" | "mode" | "counts" | "progress" | "waits_for_credits">;

/** Where a screening stands, in a sentence or two. */
export function progressWords({ status, mode, counts, progress, waits_for_credits }: Run): string {
  const done = `${counts.screened.toLocaleString("en")} of ${formatCount(counts.uploaded, "CV", "CVs")} screened.`;
  if (status === "InProgress") {
    if (waits_for_credits) return `${done} ${formatCount(counts.ready, "CV waits", "CVs wait")} for credits.`;
    const isIdle = mode === "live" && counts.waiting === 0 && counts.checking === 0;
    if (isIdle) return `${done} Waiting for more CVs.`;
    return progress ? `${done} ${paceWords(progress)}.` : done;
  }
  const left = counts.uploaded - counts.screened - counts.failed;
  return status === "Pending" && left > 0
    ? `${done} ${formatCount(left, "CV waits", "CVs wait")} for the screening to be started.`
    : done;
}

/** "40% done, about 2 minutes left". */
export function paceWords({ percent, seconds_left }: NonNullable<Screening["progress"]>): string {
  return seconds_left === null ? `${percent}% done` : `${percent}% done, ${formatTimeLeft(seconds_left)}`;
}

/** The same by tenths, so that a screen reader is told at every tenth and not at every CV. */
export function spokenProgress(run: Run): string {
  if (run.status !== "InProgress" || run.waits_for_credits) return progressWords(run);
  return `Screening, ${Math.floor((run.progress?.percent ?? 0) / 10) * 10}% done`;
}
