import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format-count.ts";

type Counts = Screening["counts"];

/** The share of the CVs that is finished, read or not, in whole percent; never 100 before the last. */
export function finishedPercent({ uploaded, screened, failed }: Counts): number {
  return uploaded === 0 ? 0 : Math.floor(((screened + failed) / uploaded) * 100);
}

/** Where a screening stands, in a sentence. */
export function progressWords({
  status,
  mode,
  counts,
}: Pick<Screening, "status" | "mode" | "counts">): string {
  const done = `${counts.screened.toLocaleString("en")} of ${formatCount(counts.uploaded, "CV", "CVs")} screened.`;
  if (status === "InProgress") {
    if (mode === "live" && counts.ready > 0) {
      return `${done} ${formatCount(counts.ready, "CV waits", "CVs wait")} for credits and will go on by themselves when there are some.`;
    }
    const isWaiting = mode === "live" && counts.waiting === 0 && counts.checking === 0;
    return isWaiting ? `${done} Waiting for more CVs.` : `${done} ${finishedPercent(counts)}% done.`;
  }
  const left = counts.uploaded - counts.screened - counts.failed;
  return status === "Pending" && left > 0
    ? `${done} ${formatCount(left, "CV waits", "CVs wait")} for the screening to be started.`
    : done;
}

/** The same by tenths, so that a screen reader is told at every tenth and not at every CV. */
export function spokenProgress(counts: Counts): string {
  return `Screening, ${Math.floor(finishedPercent(counts) / 10) * 10}% done`;
}
