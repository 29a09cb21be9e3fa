import type { ApplicantRequest } from "@winnow/contract/applications.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import type { Words } from "../../words/catalogue.ts";

const dayMs = 86_400_000;

type Clock = Pick<ApplicantRequest, "due_at" | "answered_at">;

/** Until when a request is to be answered, for whoever answers it: "Answer by Dec 23, 2026". */
export function dueWords({ due_at, answered_at }: Clock, nowMs: number): string {
  if (answered_at !== null) return `Answered ${formatDate(answered_at)}`;
  if (!isOverdue({ due_at, answered_at }, nowMs)) return `Answer by ${formatDate(due_at)}`;
  const days = Math.floor((nowMs - due_at * 1000) / dayMs);
  const late = days < 1 ? "since today" : `by ${formatCount(days, "day", "days")}`;
  return `Overdue ${late}: was to be answered by ${formatDate(due_at)}`;
}

/** The same for whoever asked. */
export function awaitedWords(
  { due_at, answered_at }: Clock,
  { nowMs, words }: { nowMs: number; words: Words<"receipt">["requests"] },
): string {
  if (answered_at !== null) return words.answered({ date: formatDate(answered_at) });
  const date = formatDate(due_at);
  return isOverdue({ due_at, answered_at }, nowMs) ? words.overdue({ date }) : words.toBeAnswered({ date });
}

export function isOverdue({ due_at, answered_at }: Clock, nowMs: number): boolean {
  return answered_at === null && due_at * 1000 < nowMs;
}
