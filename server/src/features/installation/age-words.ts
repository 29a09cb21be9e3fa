import type { LanguageOfInstallation } from "./languages/languages.ts";

/** "3 days", in the largest whole unit. */
export function ageWords(
  moment: Date,
  { words, now }: { words: Pick<LanguageOfInstallation, "age">; now: Date },
): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));
  if (minutes < 60) return words.age.minutes(minutes);
  return minutes < 48 * 60
    ? words.age.hours(Math.floor(minutes / 60))
    : words.age.days(Math.floor(minutes / (24 * 60)));
}
