import { browserLocale, perLocale } from "../../../words/format-locale.ts";
import { pageLanguage } from "../../../words/page-language.ts";

const names = perLocale(
  () => new Intl.DisplayNames(pageLanguage(), { type: "language", languageDisplay: "standard" }),
);

/** "German (Austria)". */
export function localeWords(locale: string): string {
  return names().of(locale) ?? locale;
}

/** A late afternoon in March, so that day and month, and the hours of both clocks, are told apart. */
const exampleMoment = new Date(2027, 2, 9, 16, 5);

/** A date with its time and a number, written as the locale does; null: as the browser does. */
export function exampleIn(locale: string | null): string {
  const used = locale ?? browserLocale(pageLanguage());
  const moment = new Intl.DateTimeFormat(used, { dateStyle: "medium", timeStyle: "short" });
  const number = new Intl.NumberFormat(used, { minimumFractionDigits: 2 });
  return `${moment.format(exampleMoment)} · ${number.format(1234.5)}`;
}
