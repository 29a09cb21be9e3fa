import { perLocale } from "../../words/format-locale.ts";

const format = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** An amount in hundredths as people read it: 2500 are "25.00". */
export function formatHundredths(amount: number): string {
  return format().format(amount / 100);
}
