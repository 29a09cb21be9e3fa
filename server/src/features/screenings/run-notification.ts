import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { NotificationContent } from "../notifications/rows.ts";
import { progressOf } from "./progress.ts";
import type { ScreeningWithCounts } from "./rows.ts";
import type { ScreeningEvent, ScreeningStatus } from "./states.ts";

type Run = Pick<
  ScreeningWithCounts,
  | "id"
  | "title"
  | "mode"
  | "status"
  | "ready"
  | "checking"
  | "waiting"
  | "screened"
  | "failed"
  | "run_done"
  | "run_done_lately"
  | "run_seconds"
>;

/** What there is to tell when a screening goes from its status to `next`; null when that is nothing about a run. */
export function runNotification(
  screening: Run,
  next: ScreeningStatus,
  event: ScreeningEvent,
): NotificationContent | null {
  const action = paths.results(screening.id);
  const name = `“${isolate(screening.title)}”`;
  if (next === "InProgress") {
    const done = screening.run_done ?? 0;
    const left = screening.waiting + (screening.mode === "live" ? screening.ready : 0);
    if (left > 0) {
      const percent = progressOf({ ...screening, status: next })?.percent ?? 0;
      return {
        title: `Screening ${name}`,
        message: `${done} of ${cvs(done + left)}, ${percent}%`,
        icon: "screening",
        action,
        notification_type: "progress",
      };
    }
    return screening.checking > 0
      ? null
      : {
          title: `${name} is up to date`,
          message: `${endOf(screening)} New CVs are screened as they arrive.`,
          icon: "screening-done",
          action,
          notification_type: "progress_completion",
        };
  }
  if (screening.status !== "InProgress") {
    return null;
  }
  if (event === "stop" && next === "Pending") {
    return {
      title: `${name} was stopped`,
      message: `${endOf(screening)} ${cvs(screening.ready + screening.checking + screening.waiting)} left.`,
      icon: "screening-stopped",
      action,
      notification_type: "info",
    };
  }
  return {
    title: `${name} is screened`,
    message:
      next === "Completed"
        ? endOf(screening)
        : `${endOf(screening)} ${cvs(screening.ready + screening.checking)} arrived meanwhile and can be started.`,
    icon: "screening-done",
    action,
    notification_type: "progress_completion",
  };
}

function endOf({ screened, failed }: Run): string {
  const done = `${cvs(screened)} screened.`;
  return failed === 0 ? done : `${done} ${failed} could not be.`;
}

export function cvs(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "CV" : "CVs"}`;
}
