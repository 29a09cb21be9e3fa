import type { Words } from "../../words/catalogue.ts";

type TimeWords = Words<"interview">["time"];

/** A length in words: "2 minutes", "1 minute 30 seconds", "45 seconds". */
export function formatLength(ms: number, words: Pick<TimeWords, "minutes" | "seconds">): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes > 0 ? [words.minutes({ count: minutes })] : []),
    ...(rest > 0 || minutes === 0 ? [words.seconds({ count: rest })] : []),
  ].join(" ");
}

const told = [30_000, 10_000];

/** What is read out when time passes from `beforeMs` left to `nowMs` left: at half of it, at 30 and at 10 seconds. */
export function timeAnnouncement(
  times: { beforeMs: number; nowMs: number; totalMs: number },
  words: TimeWords,
): string | null {
  const { beforeMs, nowMs, totalMs } = times;
  const passed = (markMs: number) => beforeMs > markMs && nowMs <= markMs && markMs < totalMs;
  if (beforeMs > 0 && nowMs <= 0) return words.toldOver;
  const mark = told.findLast(passed);
  if (mark !== undefined) return words.toldLeft({ length: formatLength(mark, words) });
  return passed(totalMs / 2) ? words.toldHalf({ length: formatLength(totalMs / 2, words) }) : null;
}
