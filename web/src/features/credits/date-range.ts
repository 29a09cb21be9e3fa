/** Days as a date field gives them ("2026-11-21"), both included; an empty one is no limit. */
export type DateRange = { from: string; to: string };

/** A day of the calendar in the years that lists can be asked for. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return (
    /^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  );
}

/** In seconds since 1970: where the first day begins and where the last one has ended, where the reader is. */
export function momentsOf(range: DateRange): { from?: number; to?: number } {
  return {
    ...(range.from === "" ? {} : { from: Math.max(0, startOf(range.from, 0)) }),
    ...(range.to === "" ? {} : { to: Math.max(0, startOf(range.to, 1)) }),
  };
}

function startOf(day: string, daysLater: number): number {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return Math.floor(new Date(year, month - 1, date + daysLater).getTime() / 1000);
}
