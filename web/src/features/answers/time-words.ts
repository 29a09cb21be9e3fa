import { formatCount } from "../../ui/format/format-count.ts";

/** A length in words: "2 minutes", "1 minute 30 seconds", "45 seconds". */
export function formatLength(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes > 0 ? [formatCount(minutes, "minute", "minutes")] : []),
    ...(rest > 0 || minutes === 0 ? [formatCount(rest, "second", "seconds")] : []),
  ].join(" ");
}

const told = [30_000, 10_000];

/** What is read out when time passes from `beforeMs` left to `nowMs` left: at half of it, at 30 and at 10 seconds. */
export function timeAnnouncement(times: { beforeMs: number; nowMs: number; totalMs: number }): string | null {
  const { beforeMs, nowMs, totalMs } = times;
  const passed = (markMs: number) => beforeMs > markMs && nowMs <= markMs && markMs < totalMs;
  if (beforeMs > 0 && nowMs <= 0) return "The time is over.";
  const mark = told.findLast(passed);
  if (mark !== undefined) return `${formatLength(mark)} left.`;
  return passed(totalMs / 2) ? `Half of the time is left: ${formatLength(totalMs / 2)}.` : null;
}
