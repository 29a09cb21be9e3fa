import type { UpdateObject } from "kysely";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { DriveRow } from "./rows.ts";
import { isDriveEventLegal } from "./states.ts";

type Window = { opens_at?: number | null | undefined; closes_at?: number | null | undefined };
type Change = { set: UpdateObject<Tables, "drives">; kind: "reopened" | "window extended" | null };

/**
 * What a wished window (epoch seconds; undefined leaves as is) makes of a drive, with what its history calls it. Once
 * candidates know a window it only grows, and one that is over opens again by a later end.
 */
export function windowChanges(
  row: Pick<DriveRow, "status" | "opens_at" | "closes_at">,
  wished: Window,
  now: Date,
): Change {
  const opensAt = momentOf(wished.opens_at, row.opens_at);
  const closesAt = momentOf(wished.closes_at, row.closes_at);
  const isSame = opensAt?.getTime() === row.opens_at?.getTime();
  if (isSame && closesAt?.getTime() === row.closes_at?.getTime()) {
    return { set: {}, kind: null };
  }
  const event = row.status === "Completed" ? "reopen" : "move window";
  if (!isDriveEventLegal(row.status, event)) {
    throw new Failure("driveNotRunning");
  }
  if (closesAt !== null && closesAt <= now) {
    throw new Failure("driveWindowOver");
  }
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt) {
    throw new Failure("driveWindowOver", {
      message: "The end has to come after the beginning.",
      fields: { closes_at: "The end has to come after the beginning." },
    });
  }
  const set: UpdateObject<Tables, "drives"> = { opens_at: opensAt, closes_at: closesAt };
  if (row.status === "Draft") {
    return { set, kind: null };
  }
  if (closesAt === null) {
    throw new Failure("driveWindowMissing");
  }
  requireNotNarrower(row, { opensAt, closesAt });
  if (event === "reopen") {
    return {
      set: { ...set, status: "InProgress", completed_at: null, reminded_at: null },
      kind: "reopened",
    };
  }
  return { set: { ...set, reminded_at: null }, kind: "window extended" };
}

function requireNotNarrower(
  row: Pick<DriveRow, "opens_at" | "closes_at">,
  { opensAt, closesAt }: { opensAt: Date | null; closesAt: Date },
): void {
  const opensLater = opensAt !== null && (row.opens_at === null || opensAt > row.opens_at);
  const closesEarlier = row.closes_at !== null && closesAt < row.closes_at;
  if (opensLater || closesEarlier) {
    const message = "Candidates know this time; it can only be extended. To end it now, close the drive.";
    throw new Failure("inputInvalid", {
      message,
      fields: { [opensLater ? "opens_at" : "closes_at"]: message },
    });
  }
}

function momentOf(epochSeconds: number | null | undefined, before: Date | null): Date | null {
  if (epochSeconds === undefined) return before;
  return epochSeconds === null ? null : new Date(epochSeconds * 1_000);
}
