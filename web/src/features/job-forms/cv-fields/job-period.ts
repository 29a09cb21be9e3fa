import type { Words } from "../../../words/catalogue.ts";
import { perLocale } from "../../../words/format-locale.ts";

type YearMonth = { year: number; month: number | null };

/** "Mar 2019 – present", "2015 – 2017", "until 2017", "1993" of a job within one year; empty when the CV gives no dates. */
export function jobPeriod(
  job: { start: YearMonth | null; end: YearMonth | null; is_current: boolean },
  words: Pick<Words<"cv">, "present" | "since" | "until">,
): string {
  const start = job.start && monthAndYear(job.start);
  const end = job.is_current ? words.present : job.end && monthAndYear(job.end);
  if (start && end) return start === end ? start : `${start} – ${end}`;
  if (start) return words.since({ start });
  return end ? words.until({ end }) : "";
}

export function monthAndYear({ year, month }: YearMonth): string {
  return month === null ? String(year) : monthFormat().format(new Date(Date.UTC(year, month - 1, 15)));
}

const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
);
