import { describe, expect, test } from "vitest";
import { runNotification } from "./run-notification.ts";

type Run = Parameters<typeof runNotification>[0];

const run = (rest: Partial<Run> = {}): Run => ({
  id: "5e0c",
  title: "Ward nurse",
  mode: "simple",
  status: "InProgress",
  ready: 0,
  checking: 0,
  waiting: 0,
  screened: 0,
  failed: 0,
  run_done: null,
  run_done_lately: null,
  run_seconds: null,
  ...rest,
});

describe("a run that goes on is progress with its percent:", () => {
  test.each<[string, Run, string]>([
    ["at its start", run({ status: "Pending", waiting: 30 }), "0 of 30 CVs, 0%"],
    ["in the middle", run({ waiting: 18, run_done: 12, screened: 12 }), "12 of 30 CVs, 40%"],
    ["just before its end", run({ waiting: 1, run_done: 999 }), "999 of 1,000 CVs, 99%"],
    ["with one CV", run({ waiting: 1, run_done: 0 }), "0 of 1 CV, 0%"],
    [
      "live, with CVs that wait for credits",
      run({ mode: "live", ready: 5, run_done: 5 }),
      "5 of 10 CVs, 50%",
    ],
  ])("%s", (_name, screening, message) => {
    expect(runNotification(screening, "InProgress", "CVs changed")).toMatchObject({
      title: "Screening “Ward nurse”",
      message,
      icon: "screening",
      action: "/admin/screening-result/5e0c",
      notification_type: "progress",
    });
  });
});

describe("a run that has ended is told as completed:", () => {
  test.each<[string, Run, "Completed" | "Pending", string]>([
    ["whole", run({ screened: 30 }), "Completed", "30 CVs screened."],
    ["with failures", run({ screened: 1, failed: 2 }), "Completed", "1 CV screened. 2 could not be."],
    [
      "with CVs that arrived meanwhile",
      run({ screened: 30, ready: 3 }),
      "Pending",
      "30 CVs screened. 3 CVs arrived meanwhile and can be started.",
    ],
  ])("%s", (_name, screening, next, message) => {
    expect(runNotification(screening, next, "CVs changed")).toMatchObject({
      title: "“Ward nurse” is screened",
      message,
      notification_type: "progress_completion",
    });
  });

  test("live, whenever nothing is left for now", () => {
    expect(
      runNotification(run({ mode: "live", screened: 4, run_done: 4 }), "InProgress", "CVs changed"),
    ).toMatchObject({
      title: "“Ward nurse” is up to date",
      message: "4 CVs screened. New CVs are screened as they arrive.",
      notification_type: "progress_completion",
    });
  });
});

test("a stop says what was done and what is left, those in work included", () => {
  const stopped = run({ screened: 12, ready: 15, waiting: 3 });

  expect(runNotification(stopped, "Pending", "stop")).toMatchObject({
    title: "“Ward nurse” was stopped",
    message: "12 CVs screened. 18 CVs left.",
    notification_type: "info",
  });
});

test("a stop that leaves nothing is an end", () => {
  expect(runNotification(run({ screened: 12 }), "Completed", "stop")).toMatchObject({
    notification_type: "progress_completion",
  });
});

test.each<[string, Run, "Pending" | "Completed" | "InProgress"]>([
  ["CVs that arrive before the start", run({ status: "Pending", ready: 3 }), "Pending"],
  ["the last CV in work after a stop", run({ status: "Pending", screened: 3 }), "Completed"],
  ["new CVs in a completed screening", run({ status: "Completed", ready: 1 }), "Pending"],
  ["a live run whose new CV is still being read", run({ mode: "live", checking: 1 }), "InProgress"],
])("%s are nothing to tell of a run", (_name, screening, next) => {
  expect(runNotification(screening, next, "CVs changed")).toBeNull();
});
