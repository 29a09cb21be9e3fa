import type { DriveRound } from "@winnow/contract/drives.ts";
import { StatusChip, type StatusTone } from "../../ui/feedback/status-chip.tsx";
import { useWords } from "../../words/words.ts";

type Status = DriveRound["status"];

const statusTones: Readonly<Record<Status, StatusTone>> = {
  Draft: "waiting",
  InProgress: "running",
  Completed: "done",
  Cancelled: "done",
};

export function DriveStatusChip({ status }: { status: Status }) {
  return <StatusChip label={useWords("labels").driveStatuses[status]} tone={statusTones[status]} />;
}
