import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { NotificationContent } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
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
  const title = isolate(screening.title);
  const { screened, failed } = screening;
  if (next === "InProgress") {
    const done = screening.run_done ?? 0;
    const left = screening.waiting + (screening.mode === "live" ? screening.ready : 0);
    if (left > 0) {
      const percent = progressOf({ ...screening, status: next })?.percent ?? 0;
      return {
        ...said("screeningRuns", { title, done, all: done + left, percent }),
        icon: "screening",
        action,
        notification_type: "progress",
      };
    }
    return screening.checking > 0
      ? null
      : {
          ...said("screeningUpToDate", { title, screened, failed }),
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
      ...said("screeningStopped", {
        title,
        screened,
        failed,
        left: screening.ready + screening.checking + screening.waiting,
      }),
      icon: "screening-stopped",
      action,
      notification_type: "info",
    };
  }
  return {
    ...said("screeningDone", {
      title,
      screened,
      failed,
      arrived: next === "Completed" ? null : screening.ready + screening.checking,
    }),
    icon: "screening-done",
    action,
    notification_type: "progress_completion",
  };
}
