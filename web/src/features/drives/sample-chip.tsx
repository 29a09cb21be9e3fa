import { StatusChip } from "../../ui/feedback/status-chip.tsx";

/** Whoever stands below it is invented. */
export function SampleChip() {
  return <StatusChip label="Sample" tone="waiting" />;
}
