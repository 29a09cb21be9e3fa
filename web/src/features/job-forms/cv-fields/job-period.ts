import { lazily } from "../../../ui/format/lazily.ts";

type YearMonth = { year: number; month: number | null };

/** "Mar 2019 – present", "2015 – 2017", "until 2017"; empty when the CV gives no dates. */
export function jobPeriod(job: {
  start: YearMonth | null;
  end: YearMonth | null;
  is_current: boolean;
}): string {
  const start = job.start && monthAndYear(job.start);
  const end = job.is_current ? "present" : job.end && monthAndYear(job.end);
  if (start && end) return `${start} – ${end}`;
  if (start) return `from ${start}`;
  return end ? `until ${end}` : "";
}

export function monthAndYear({ year, month }: YearMonth): string {
  return month === null ? String(year) : monthFormat().format(new Date(Date.UTC(year, month - 1, 15)));
}

const monthFormat = lazily(
  () => new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" }),
);
