import { StatusChip } from "../../ui/feedback/status-chip.tsx";
import { useWords } from "../../words/words.ts";

/** Whoever stands below it is invented. */
export function SampleChip() {
  return <StatusChip label={useWords("drives").sample} tone="waiting" />;
}
