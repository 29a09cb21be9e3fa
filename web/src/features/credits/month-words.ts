import type { CreditMonth } from "@winnow/contract/credits.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { lazily } from "../../ui/format/lazily.ts";

const shortFormat = lazily(() => new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }));
const shortOfYearFormat = lazily(
  () => new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" }),
);
const monthFormat = lazily(() => new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }));
const monthOfYearFormat = lazily(
  () => new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }),
);

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Nov". */
export function monthInShort({ from }: Pick<CreditMonth, "from">): string {
  return shortFormat().format(momentOf(from));
}

/** "Nov 2026". */
export function monthOfYearInShort({ from }: Pick<CreditMonth, "from">): string {
  return shortOfYearFormat().format(momentOf(from));
}

/** "November 2026". */
export function monthOfYear({ from }: Pick<CreditMonth, "from">): string {
  return monthOfYearFormat().format(momentOf(from));
}

/** The present month against the whole of the last, in a sentence. */
export function comparedSpending(months: readonly CreditMonth[]): string {
  const [last, present] = months.slice(-2);
  if (!last || !present) return "";
  const lastName = monthFormat().format(momentOf(last.from));
  const spent = `${formatHundredths(present.spent)} spent so far`;
  if (last.spent === 0) {
    return present.spent === 0
      ? `Nothing spent so far, nor in ${lastName}.`
      : `${spent}, nothing in ${lastName}.`;
  }
  const difference = present.spent - last.spent;
  if (difference === 0) return `${spent}, as much as in all of ${lastName}.`;
  const amount = formatHundredths(Math.abs(difference));
  return `${spent}, ${amount} ${difference > 0 ? "more" : "less"} than in all of ${lastName}.`;
}

/** Where the transactions of a month are; `address` is how they are looked at. */
export function monthQuery(month: Pick<CreditMonth, "from" | "to">, address: URLSearchParams): string {
  const query = new URLSearchParams({ from: month.from, to: month.to });
  const view = address.get("view");
  if (view) query.set("view", view);
  return `?${query}`;
}
