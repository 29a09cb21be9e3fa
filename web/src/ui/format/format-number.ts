import { perLocale } from "../../words/format-locale.ts";

const format = perLocale((locale) => new Intl.NumberFormat(locale));

/** A whole number as people read it: "1,234". */
export function formatNumber(number: number): string {
  return format().format(number);
}
