import type { DriveRound } from "@winnow/contract/drives.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatIn } from "../../../ui/format/zoned-time.ts";

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/** What the window means, in the time of the drive and, where that is another, in the reader's own. */
export function windowSentence(
  { opens_at, closes_at, time_zone }: Pick<DriveRound, "opens_at" | "closes_at" | "time_zone">,
  reader: { timeZone: string; nowSeconds: number },
): string {
  if (closes_at === null) return "Set until when candidates can begin.";
  const begin = opens_at === null ? "from their invitation on" : `from ${formatIn(opens_at, time_zone)}`;
  const length = lengthInWords(closes_at - Math.max(opens_at ?? 0, reader.nowSeconds));
  const sentence = `Candidates can begin ${begin}, until ${formatIn(closes_at, time_zone)}, ${placeName(time_zone)}${length}.`;
  return reader.timeZone === time_zone
    ? sentence
    : `${sentence} Your clock then shows ${formatIn(closes_at, reader.timeZone)}.`;
}

/** "Europe/Madrid" as people say it: "Madrid time". */
export function placeName(timeZone: string): string {
  return `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`;
}

function lengthInWords(seconds: number): string {
  if (seconds <= 0) return ", which has passed";
  if (seconds < daySeconds)
    return `, which leaves ${formatCount(Math.max(1, Math.floor(seconds / hourSeconds)), "hour", "hours")}`;
  return `, which leaves ${formatCount(Math.floor(seconds / daySeconds), "day", "days")}`;
}

/** A length of time as choices name it: "30 seconds", "2 minutes"; "None" for no time. */
export function durationWords(seconds: number): string {
  if (seconds === 0) return "None";
  if (seconds < 60) return formatCount(seconds, "second", "seconds");
  const minutes = Math.floor(seconds / 60);
  const words = formatCount(minutes, "minute", "minutes");
  return seconds % 60 === 0 ? words : `${words} ${seconds % 60} s`;
}
