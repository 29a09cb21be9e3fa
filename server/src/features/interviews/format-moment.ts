/** "Monday, 2 November 2026 at 09:00 (Europe/Madrid)" */
export function formatMoment(moment: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  return `${words} (${timeZone})`;
}

/** In the candidate's time zone, where it is known and another than the drive's, and in the drive's. */
export function formatMomentForCandidate(
  moment: Date,
  zones: { drive: string; candidate: string | null },
): string {
  const there = formatMoment(moment, zones.drive);
  return zones.candidate === null || zones.candidate === zones.drive
    ? there
    : `${formatMoment(moment, zones.candidate)}, which is ${there}`;
}
