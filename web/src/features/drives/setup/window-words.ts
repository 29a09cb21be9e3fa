import type { DriveRound } from "@winnow/contract/drives.ts";
import { formatIn } from "../../../ui/format/zoned-time.ts";
import { wordsOf } from "../../../words/words.ts";

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/** What the window means, in the time of the drive and, where that is another, in the reader's own. */
export function windowSentence(
  { opens_at, closes_at, time_zone }: Pick<DriveRound, "opens_at" | "closes_at" | "time_zone">,
  reader: { timeZone: string; nowSeconds: number },
): string {
  const { window: words } = wordsOf("driveSetup");
  if (closes_at === null) return words.missing;
  const sentence = words.sentence({
    opens: opens_at === null ? null : formatIn(opens_at, time_zone),
    closes: formatIn(closes_at, time_zone),
    place: placeName(time_zone),
    left: lengthInWords(closes_at - Math.max(opens_at ?? 0, reader.nowSeconds)),
  });
  return reader.timeZone === time_zone
    ? sentence
    : `${sentence} ${words.yourClock({ moment: formatIn(closes_at, reader.timeZone) })}`;
}

/** "Europe/Madrid" as people say it: "Madrid time". */
export function placeName(timeZone: string): string {
  const place = (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return wordsOf("drives").placeTime({ place });
}

function lengthInWords(seconds: number): string {
  const { window: words } = wordsOf("driveSetup");
  if (seconds <= 0) return words.passed;
  return seconds < daySeconds
    ? words.hoursLeft({ count: Math.max(1, Math.floor(seconds / hourSeconds)) })
    : words.daysLeft({ count: Math.floor(seconds / daySeconds) });
}

/** A length of time as choices name it: "30 seconds", "2 minutes"; "None" for no time. */
export function durationWords(seconds: number): string {
  const { duration: words } = wordsOf("driveSetup");
  if (seconds === 0) return words.none;
  if (seconds < 60) return words.seconds({ count: seconds });
  const minutes = Math.floor(seconds / 60);
  return seconds % 60 === 0
    ? words.minutes({ count: minutes })
    : words.both({ minutes, seconds: seconds % 60 });
}
