import { formatLocale } from "../../words/format-locale.ts";

/** An amount in minor units of a currency as people read it: 9900 of "USD" are "$99.00". */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(formatLocale(), { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
