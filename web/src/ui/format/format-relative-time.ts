import { pageLanguage } from "../../words/page-language.ts";
import { wordsOf } from "../../words/words.ts";
import { formatDate, isShowable } from "./format-time.ts";
import { lazily } from "./lazily.ts";

const relative = lazily(() => new Intl.RelativeTimeFormat(pageLanguage(), { numeric: "auto" }));
const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number, until: number][] = [
  ["minute", 60, 60 * 60],
  ["hour", 60 * 60, 24 * 60 * 60],
  ["day", 24 * 60 * 60, 7 * 24 * 60 * 60],
];

/** How long ago a moment was, in whole seconds since 1970: "5 minutes ago"; after a week its date. */
export function formatRelativeTime(epochSeconds: number, nowMs: number): string {
  // A clock that runs a little behind the server's sees no future.
  const seconds = Math.max(0, nowMs / 1000 - epochSeconds);
  if (!isShowable(epochSeconds)) return formatDate(epochSeconds);
  if (seconds < 60) return wordsOf("kit").justNow;
  const step = steps.find(([, , until]) => seconds < until);
  return step ? relative().format(-Math.floor(seconds / step[1]), step[0]) : formatDate(epochSeconds);
}
