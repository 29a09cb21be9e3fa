import type { CreditMonth } from "@winnow/contract/credits.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { perLocale } from "../../words/format-locale.ts";
import { pageLanguage } from "../../words/page-language.ts";
import { wordsOf } from "../../words/words.ts";

/** Names of months stand in sentences, and are in their language. */
const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale(() => new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: "UTC" }));

const shortFormat = format({ month: "short" });
const monthFormat = format({ month: "long" });
const monthOfYearFormat = format({ month: "long", year: "numeric" });

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Nov". */
export function monthInShort({ from }: Pick<CreditMonth, "from">): string {
  return shortFormat().format(momentOf(from));
}

/** "Nov 2026": the short name with the year, so that what is read begins as what is seen. */
export function monthOfYearInShort({ from }: Pick<CreditMonth, "from">): string {
  return `${monthInShort({ from })} ${from.slice(0, 4)}`;
}

/** "November 2026". */
export function monthOfYear({ from }: Pick<CreditMonth, "from">): string {
  return monthOfYearFormat().format(momentOf(from));
}

/** The present month against the whole of the last, in a sentence. */
export function comparedSpending(months: readonly CreditMonth[]): string {
  const [last, present] = months.slice(-2);
  if (!last || !present) return "";
  const words = wordsOf("credits").months.compared;
  const names = { spent: formatHundredths(present.spent), last: monthFormat().format(momentOf(last.from)) };
  if (last.spent === 0) return (present.spent === 0 ? words.nothing : words.nothingBefore)(names);
  const difference = present.spent - last.spent;
  if (difference === 0) return words.same(names);
  const amount = formatHundredths(Math.abs(difference));
  return (difference > 0 ? words.more : words.less)({ ...names, amount });
}

/** Where the transactions of a month are; `address` is how they are looked at. */
export function monthQuery(month: Pick<CreditMonth, "from" | "to">, address: URLSearchParams): string {
  const query = new URLSearchParams({ from: month.from, to: month.to });
  const view = address.get("view");
  if (view) query.set("view", view);
  return `?${query}`;
}
