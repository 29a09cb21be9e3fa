import type { ApplicantRequest } from "@winnow/contract/applications.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import type { Words } from "../../words/catalogue.ts";
import { wordsOf } from "../../words/words.ts";

const dayMs = 86_400_000;

type Clock = Pick<ApplicantRequest, "due_at" | "answered_at">;

/** Until when a request is to be answered, for whoever answers it: "Answer by Dec 23, 2026". */
export function dueWords({ due_at, answered_at }: Clock, nowMs: number): string {
  const words = wordsOf("applications").due;
  if (answered_at !== null) return words.answered({ date: formatDate(answered_at) });
  const date = formatDate(due_at);
  if (!isOverdue({ due_at, answered_at }, nowMs)) return words.by({ date });
  const days = Math.floor((nowMs - due_at * 1000) / dayMs);
  return days < 1 ? words.overdueToday({ date }) : words.overdue({ days, date });
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
