import { maximumRetentionDays, type Retention, retentionNoticeDays } from "@winnow/contract/retention.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDate } from "../../ui/format/format-time.ts";

const daySeconds = 24 * 60 * 60;

/** What is chosen and not saved yet. */
export type Chosen = { days: number | null; isHeld: boolean };

/** "1 CV", "12 candidates" */
export function peopleWords(kind: "screening" | "drive", people: number): string {
  return kind === "screening"
    ? formatCount(people, "CV", "CVs")
    : formatCount(people, "candidate", "candidates");
}

/** What the choice means: when people are erased, or why they are not. */
export function erasureSentence(
  { kind, retention }: { kind: "screening" | "drive"; retention: Retention },
  { days, isHeld }: Chosen,
  nowSeconds: number,
): string {
  const { counts_from: countsFrom, told_at: toldAt, erased_at: erasedAt, people } = retention;
  if (people === 0 && erasedAt !== null) {
    return `The people of this ${kind} were erased on ${formatDate(erasedAt)}.`;
  }
  if (isHeld) {
    return "Nothing is erased while the legal hold lasts.";
  }
  const kept = days ?? retention.account_days;
  if (countsFrom === null) {
    return `Erased ${formatCount(kept, "day", "days")} after this ${kind} is completed.`;
  }
  if (people === 0) {
    return `This ${kind} keeps nobody at the moment.`;
  }
  const noticed = (toldAt ?? nowSeconds) + retentionNoticeDays * daySeconds;
  const erases = Math.max(countsFrom + kept * daySeconds, noticed, nowSeconds);
  return `${peopleWords(kind, people)} will be erased on ${formatDate(erases)}.`;
}

/** What was typed as a number of days; a sentence where it is none. */
export function readDays(typed: string): { days: number } | { message: string } {
  const days = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (Number.isNaN(days)) {
    return { message: "Please give a whole number of days." };
  }
  if (days < 1) {
    return { message: "Please keep it for at least a day." };
  }
  return days > maximumRetentionDays ? { message: "Please keep it for ten years at most." } : { days };
}
