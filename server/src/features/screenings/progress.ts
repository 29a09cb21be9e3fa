import type { Screening } from "@winnow/contract/screenings.ts";
import { paceSeconds, type ScreeningWithCounts } from "./rows.ts";

type Running = Pick<
  ScreeningWithCounts,
  "status" | "mode" | "ready" | "waiting" | "run_done" | "run_done_lately" | "run_seconds"
>;

/** How far the run is, and what is left of it at the pace of the last minute; null when nothing runs. */
export function progressOf(screening: Running): Screening["progress"] {
  if (screening.status !== "InProgress") {
    return null;
  }
  const done = screening.run_done ?? 0;
  // In a live run, what waits for credits is part of the way.
  const left = screening.waiting + (screening.mode === "live" ? screening.ready : 0);
  const percent = left === 0 ? 100 : Math.floor((100 * done) / (done + left));
  const perSecond =
    (screening.run_done_lately ?? 0) / Math.max(1, Math.min(paceSeconds, screening.run_seconds ?? 0));
  const isAtAPace = perSecond > 0 && !waitsForCredits(screening);
  return {
    percent,
    seconds_left: left === 0 ? 0 : isAtAPace ? Math.ceil(screening.waiting / perSecond) : null,
  };
}

/** A live run takes up every ready CV that the credits allow, at once: one that stays ready waits for credits. */
export function waitsForCredits(screening: Pick<Running, "status" | "mode" | "ready">): boolean {
  return screening.status === "InProgress" && screening.mode === "live" && screening.ready > 0;
}
