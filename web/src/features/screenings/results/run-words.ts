import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../../ui/format-count.ts";

type Run = Pick<Screening, "status" | "mode" | "counts" | "progress" | "waits_for_credits">;

/** How far a run is and how long it still takes: "40%, about 2 min left". */
export function paceWords({ percent, seconds_left }: NonNullable<Screening["progress"]>): string {
  return seconds_left === null ? `${percent}%` : `${percent}%, ${timeLeft(seconds_left)} left`;
}

/** "less than a minute", "about 2 min", "about 3 h". */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${minutes} min` : `about ${Math.round(minutes / 60)} h`;
}

/** Where the results of a screening stand, in a sentence or two. */
export function runWords({ status, mode, counts, progress, waits_for_credits }: Run): string {
  const { uploaded, screened, failed, duplicates, ready, waiting, checking } = counts;
  const done = `${screened.toLocaleString("en")} of ${formatCount(uploaded, "CV", "CVs")} screened.`;
  const aside =
    duplicates === 0 ? "" : ` ${formatCount(duplicates, "duplicate was", "duplicates were")} set aside.`;
  if (status === "InProgress") {
    if (waits_for_credits) return done + aside;
    const isIdle = mode === "live" && waiting === 0 && checking === 0;
    return `${done}${isIdle ? " Waiting for more CVs." : progress ? ` ${paceWords(progress)}.` : ""}${aside}`;
  }
  const left = uploaded - screened - failed;
  const waits = status === "Pending" && left > 0 && ready > 0;
  return waits
    ? `${done} ${formatCount(left, "CV waits", "CVs wait")} for the screening to be started.${aside}`
    : done + aside;
}

/** The same by tenths, so that a screen reader is told at every tenth and not at every CV. */
export function spokenRun(run: Run): string {
  if (run.status !== "InProgress") return runWords(run);
  if (run.waits_for_credits) return "Screening waits for credits";
  return `Screening, ${Math.floor((run.progress?.percent ?? 0) / 10) * 10}% done`;
}
