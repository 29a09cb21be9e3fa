import { driveStatuses } from "@winnow/contract/drives.ts";
import { describe, expect, test } from "vitest";
import { driveEvents, isDriveEventLegal, nextDriveStatus } from "./states.ts";

describe("a drive", () => {
  const statuses = ["Draft", "InProgress", "Completed", "Cancelled"] as const;

  test.each([
    // event, from a draft, while it runs, when it is over, when it was cancelled
    ["edit", "Draft", null, null, null],
    ["change candidates", "Draft", "InProgress", null, null],
    ["schedule", "InProgress", "InProgress", null, null],
    ["undo", null, "Draft", null, null],
    ["move window", "Draft", "InProgress", null, null],
    ["close", null, "Completed", null, null],
    ["cancel", null, "Cancelled", null, null],
    ["reopen", null, null, "InProgress", null],
    ["delete", "deleted", null, "deleted", "deleted"],
  ] as const)("%s", (event, ...targets) => {
    expect(statuses.map((status) => nextDriveStatus(status, event))).toEqual(targets);
    expect(statuses.map((status) => isDriveEventLegal(status, event))).toEqual(
      targets.map((target) => target !== null),
    );
  });

  test("has a row in the table above for every status and event", () => {
    expect(driveStatuses).toEqual(statuses);
    expect(driveEvents).toHaveLength(9);
  });
});
