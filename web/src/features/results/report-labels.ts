import type { MatchReport, Profile } from "@winnow/contract/match-report.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { perLocale } from "../../words/format-locale.ts";
import { wordsOf } from "../../words/words.ts";

type Flag = MatchReport["flags"][number]["kind"];
type Shown = Profile["skills"][number]["shown"];

type Named = Pick<ScreeningResult, "name" | "file_name" | "is_hidden" | "candidate_number">;

/** What a person is called: a number where names are hidden, else the name as read from the CV, or else the file. */
export function resultName(result: Named): string {
  return result.is_hidden
    ? wordsOf("results").candidate({ number: result.candidate_number })
    : (result.name ?? result.file_name);
}

/** "4 of 5 must-haves"; nothing when the JD has none. */
export function mustHavesLabel(result: Pick<ScreeningResult, "must_haves" | "must_haves_met">): string {
  const words = wordsOf("results");
  if (result.must_haves === 0) return words.noMustHaves;
  return words.mustHaves({ met: result.must_haves_met, of: result.must_haves });
}

/** "1 year", "3.5 years". */
export function formatYears(years: number): string {
  return wordsOf("results").years({ years: Math.round(years * 10) / 10 });
}

/** "5 months", "1 year", "1 year 3 months". */
export function formatMonths(months: number): string {
  const words = wordsOf("results");
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? words.years({ years }) : "", rest > 0 ? words.months({ months: rest }) : ""]
    .filter(Boolean)
    .join(" ");
}

/** What a flag is called, in neutral words. */
export function flagLabel(flag: Flag): string {
  return wordsOf("results").flags[flag];
}

/** Whether a part of the CV could not be read, so that what was not found may well stand there. */
export function isReadInPart({ flags }: { flags: { kind: Flag }[] }): boolean {
  return flags.some(({ kind }) => kind === "unreadable parts");
}

/** Where in the CV a skill was shown, strongest first. */
export const skillPlaces: readonly Shown[] = ["used recently", "used", "listed", "mentioned"];

/** A day as the report names it, "2026-11-21", in words: "Nov 21, 2026". */
export function formatDay(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : dayFormat().format(moment);
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
);
