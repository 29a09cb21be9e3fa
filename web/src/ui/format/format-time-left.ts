import { formatCount } from "./format-count.ts";

/** How long something still takes, as roughly as it is known: "about 2 minutes left". */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${formatCount(Math.max(1, minutes), "minute", "minutes")} left`;
  return `about ${formatCount(Math.round(minutes / 60), "hour", "hours")} left`;
}
