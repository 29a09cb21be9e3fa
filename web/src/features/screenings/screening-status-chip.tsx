import { screeningStatusLabels } from "@winnow/contract/labels.ts";
import { type Screening, screeningStatuses } from "@winnow/contract/screenings.ts";
import { StatusChip, type StatusTone } from "../../ui/feedback/status-chip.tsx";

type Status = Screening["status"];

const statusTones: Readonly<Record<Status, StatusTone>> = {
  Pending: "waiting",
  InProgress: "running",
  Completed: "done",
};

export function ScreeningStatusChip({ status }: { status: Status }) {
  return <StatusChip label={screeningStatusLabels[status]} tone={statusTones[status]} />;
}

/** The states as filters name them. */
export const statusChoices = screeningStatuses.map((name) => ({ name, label: screeningStatusLabels[name] }));
