import type { Closing } from "@winnow/contract/closings.ts";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";
import { wordsOf } from "../../../words/words.ts";

/** Everything that goes, counted: "3 screenings with 41 CVs, … are deleted." */
export function whatGoesWords(closing: Closing): string {
  const { goes, lost } = wordsOf("accountPage").delete;
  const { credits } = closing;
  return credits > 0 ? `${goes(closing)} ${lost({ credits: formatHundredths(credits) })}` : goes(closing);
}

/** Why the account cannot be deleted now, and what to do about it; null where nothing stands in the way. */
export function obstacleWords({ running_drives, on_hold }: Closing): string | null {
  const { running, onHold } = wordsOf("accountPage").delete;
  if (running_drives > 0) return running({ count: running_drives });
  return on_hold > 0 ? onHold({ count: on_hold }) : null;
}
