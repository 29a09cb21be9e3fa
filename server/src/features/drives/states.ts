import type { driveStatuses } from "@winnow/contract/drives.ts";

export type DriveStatus = (typeof driveStatuses)[number];

/** What can happen to a drive. */
export const driveEvents = [
  /** Questions, skills and how they are asked change. */
  "edit",
  /** Candidates come in or are corrected. */
  "change candidates",
  /** Interviews are made: at first, or for candidates who came later. */
  "schedule",
  /** The only scheduling so far is taken back. */
  "undo",
  "move window",
  /** The window ends, or every interview is over. */
  "close",
  "cancel",
  /** A later end for a drive that was over. */
  "reopen",
  "delete",
] as const;
export type DriveEvent = (typeof driveEvents)[number];

/** Where each event leads from each status; what is not listed is not legal. */
const driveTransitions: Record<DriveStatus, Partial<Record<DriveEvent, DriveStatus | "deleted">>> = {
  Draft: {
    edit: "Draft",
    "change candidates": "Draft",
    schedule: "InProgress",
    "move window": "Draft",
    delete: "deleted",
  },
  InProgress: {
    "change candidates": "InProgress",
    schedule: "InProgress",
    undo: "Draft",
    "move window": "InProgress",
    close: "Completed",
    cancel: "Cancelled",
  },
  Completed: { reopen: "InProgress", delete: "deleted" },
  Cancelled: { delete: "deleted" },
};

/** The status after an event; null when the event is not legal now. */
export function nextDriveStatus(status: DriveStatus, event: DriveEvent): DriveStatus | "deleted" | null {
  return driveTransitions[status][event] ?? null;
}

export function isDriveEventLegal(status: DriveStatus, event: DriveEvent): boolean {
  return nextDriveStatus(status, event) !== null;
}
