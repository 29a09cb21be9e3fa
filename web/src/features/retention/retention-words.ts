import { maximumRetentionDays, type Retention, retentionNoticeDays } from "@winnow/contract/retention.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import { wordsOf } from "../../words/words.ts";

const daySeconds = 24 * 60 * 60;

/** What is chosen and not saved yet. */
export type Chosen = { days: number | null; isHeld: boolean };

/** "1 CV", "12 candidates" */
export function peopleWords(kind: "screening" | "drive", people: number): string {
  return wordsOf("retention").people[kind]({ count: people });
}

/** What the choice means: when people are erased, or why they are not. */
export function erasureSentence(
  { kind, retention }: { kind: "screening" | "drive"; retention: Retention },
  { days, isHeld }: Chosen,
  nowSeconds: number,
): string {
  const { outcome: words } = wordsOf("retention");
  const { counts_from: countsFrom, told_at: toldAt, erased_at: erasedAt, people } = retention;
  if (people === 0 && erasedAt !== null) {
    return words.erased[kind]({ date: formatDate(erasedAt) });
  }
  if (isHeld) {
    return words.held;
  }
  const kept = days ?? retention.account_days;
  if (countsFrom === null) {
    return words.afterEnd[kind]({ count: kept });
  }
  if (people === 0) {
    return words.nobody[kind];
  }
  const noticed = (toldAt ?? nowSeconds) + retentionNoticeDays * daySeconds;
  const erases = Math.max(countsFrom + kept * daySeconds, noticed, nowSeconds);
  return words.willBe[kind]({ count: people, date: formatDate(erases) });
}

/** What was typed as a number of days; a sentence where it is none. */
export function readDays(typed: string): { days: number } | { message: string } {
  const { days: words } = wordsOf("retention");
  const days = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (Number.isNaN(days)) {
    return { message: words.noNumber };
  }
  if (days < 1) {
    return { message: words.tooFew };
  }
  return days > maximumRetentionDays ? { message: words.tooMany } : { days };
}
