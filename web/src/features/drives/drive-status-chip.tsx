import { type DriveRound, driveStatuses } from "@winnow/contract/drives.ts";
import { driveStatusLabels } from "@winnow/contract/labels.ts";
import { StatusChip, type StatusTone } from "../../ui/feedback/status-chip.tsx";

type Status = DriveRound["status"];

const statusTones: Readonly<Record<Status, StatusTone>> = {
  Draft: "waiting",
  InProgress: "running",
  Completed: "done",
  Cancelled: "done",
};

export function DriveStatusChip({ status }: { status: Status }) {
  return <StatusChip label={driveStatusLabels[status]} tone={statusTones[status]} />;
}

/** The states as filters name them. */
export const statusChoices = driveStatuses.map((name) => ({ name, label: driveStatusLabels[name] }));
