import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { formatTimeLeft } from "../../ui/format/format-time-left.ts";

type Run = Pick<Screening, "status" | "mode" | "counts" | "progress" | "waits_for_credits">;

/** Where a screening stands, in a sentence or two. */
export function progressLabel({ status, mode, counts, progress, waits_for_credits }: Run): string {
  const readable = counts.uploaded - counts.failed;
  const [one, many] = counts.failed > 0 ? ["readable CV", "readable CVs"] : ["CV", "CVs"];
  const done = `${formatNumber(counts.screened)} of ${formatCount(readable, one, many)} screened.`;
  if (status === "InProgress") {
    if (waits_for_credits) return `${done} ${formatCount(counts.ready, "CV waits", "CVs wait")} for credits.`;
    const isIdle = mode === "live" && counts.waiting === 0 && counts.checking === 0;
    if (isIdle) return `${done} Waiting for more CVs.`;
    return progress ? `${done} ${paceLabel(donePercent(counts), progress.seconds_left)}.` : done;
  }
  const left = readable - counts.screened;
  return status === "Pending" && left > 0
    ? `${done} ${formatCount(left, "CV waits", "CVs wait")} for the screening to be started.`
    : done;
}

/** Of the CVs that can be read, as the sentence beside it counts them. */
export function donePercent({ screened, uploaded, failed }: Screening["counts"]): number {
  return uploaded > failed ? Math.floor((100 * screened) / (uploaded - failed)) : 0;
}

/** "40% done, about 2 minutes left". */
function paceLabel(percent: number, secondsLeft: number | null): string {
  return secondsLeft === null ? `${percent}% done` : `${percent}% done, ${formatTimeLeft(secondsLeft)}`;
}

/** The same by tenths, so that a screen reader is told at every tenth and not at every CV. */
export function spokenProgress(run: Run): string {
  if (run.status !== "InProgress" || run.waits_for_credits) return progressLabel(run);
  return `Screening, ${Math.floor(donePercent(run.counts) / 10) * 10}% done`;
}
