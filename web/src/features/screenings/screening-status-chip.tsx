import type { Screening } from "@winnow/contract/screenings.ts";
import { StatusChip, type StatusTone } from "../../ui/status-chip.tsx";

const looks: Record<Screening["status"], { label: string; tone: StatusTone }> = {
  Pending: { label: "Pending", tone: "waiting" },
  InProgress: { label: "In progress", tone: "running" },
  Completed: { label: "Completed", tone: "done" },
};

export function ScreeningStatusChip({ status }: { status: Screening["status"] }) {
  return <StatusChip {...looks[status]} />;
}

/** The states as filters name them. */
export const statusChoices = (["Pending", "InProgress", "Completed"] as const).map((name) => ({
  name,
  label: looks[name].label,
}));
