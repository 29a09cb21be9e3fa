import { type Screening, screeningStatuses } from "@winnow/contract/screenings.ts";
import { StatusChip, type StatusTone } from "../../ui/feedback/status-chip.tsx";
import { lazily } from "../../ui/format/lazily.ts";
import { useWords, wordsOf } from "../../words/words.ts";

type Status = Screening["status"];

const statusTones: Readonly<Record<Status, StatusTone>> = {
  Pending: "waiting",
  InProgress: "running",
  Completed: "done",
};

export function ScreeningStatusChip({ status }: { status: Status }) {
  const { screeningStatuses: labels } = useWords("labels");
  return <StatusChip label={labels[status]} tone={statusTones[status]} />;
}

/** The states as filters name them. */
export const statusChoices = lazily(() => {
  const { screeningStatuses: labels } = wordsOf("labels");
  return screeningStatuses.map((name) => ({ name, label: labels[name] }));
});
