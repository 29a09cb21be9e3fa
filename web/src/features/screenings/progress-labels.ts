import type { Screening } from "@winnow/contract/screenings.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { formatTimeLeft } from "../../ui/format/format-time-left.ts";
import { wordsOf } from "../../words/words.ts";

type Run = Pick<Screening, "status" | "mode" | "counts" | "progress" | "waits_for_credits">;

/** Where a screening stands, in a sentence or two. */
export function progressLabel({ status, mode, counts, progress, waits_for_credits }: Run): string {
  const readable = counts.uploaded - counts.failed;
  const words = wordsOf("screenings").progress;
  const of = { screened: formatNumber(counts.screened), cvs: readable };
  const done = counts.failed > 0 ? words.doneOfReadable(of) : words.done(of);
  if (status === "InProgress") {
    if (waits_for_credits) return `${done} ${words.waitForCredits({ cvs: counts.ready })}`;
    const isIdle = mode === "live" && counts.waiting === 0 && counts.checking === 0;
    if (isIdle) return `${done} ${words.waitForCvs}`;
    return progress ? `${done} ${paceLabel(donePercent(counts), progress.seconds_left)}` : done;
  }
  const left = readable - counts.screened;
  return status === "Pending" && left > 0 ? `${done} ${words.waitForStart({ cvs: left })}` : done;
}

/** Of the CVs that can be read, as the sentence beside it counts them. */
export function donePercent({ screened, uploaded, failed }: Screening["counts"]): number {
  return uploaded > failed ? Math.floor((100 * screened) / (uploaded - failed)) : 0;
}

/** "40% done, about 2 minutes left." */
function paceLabel(percent: number, secondsLeft: number | null): string {
  const words = wordsOf("screenings").progress;
  return secondsLeft === null
    ? words.percent({ percent })
    : words.percentAndLeft({ percent, left: formatTimeLeft(secondsLeft) });
}

/** The same by tenths, so that a screen reader is told at every tenth and not at every CV. */
export function spokenProgress(run: Run): string {
  if (run.status !== "InProgress" || run.waits_for_credits) return progressLabel(run);
  return wordsOf("screenings").progress.spoken({ percent: Math.floor(donePercent(run.counts) / 10) * 10 });
}
