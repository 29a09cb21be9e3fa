import type { ApplicantRequest, Application } from "@winnow/contract/applications.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { dueWords } from "../request-words.ts";

/** How far an application is: "Withdrawn", "Not screened yet", "Screened". */
export function applicationState({
  withdrawn_at,
  result_id,
}: Pick<Application, "withdrawn_at" | "result_id">): string {
  if (withdrawn_at !== null) return "Withdrawn";
  return result_id === null ? "Not screened yet" : "Screened";
}

/** The same beside a name, with how much waits for an answer: "Applied · 1 request". */
export function chipWords({
  withdrawn_at,
  requests,
}: Pick<Application, "withdrawn_at"> & {
  requests: readonly Pick<ApplicantRequest, "answered_at">[];
}): string {
  const open = requests.filter(({ answered_at }) => answered_at === null).length;
  const state = withdrawn_at === null ? "Applied" : "Withdrawn";
  return open === 0 ? state : `${state} · ${formatCount(open, "request", "requests")}`;
}

/** What waits for an answer, the most urgent first: "2 requests · Answer by Dec 23, 2026"; null where nothing does. */
export function openRequestWords(
  requests: readonly Pick<ApplicantRequest, "due_at" | "answered_at">[],
  nowMs: number,
): string | null {
  const open = requests.filter(({ answered_at }) => answered_at === null);
  const [first] = open.toSorted((one, other) => one.due_at - other.due_at);
  if (!first) return null;
  return `${formatCount(open.length, "request", "requests")} · ${dueWords(first, nowMs)}`;
}

/** Where somebody found the form; the link itself where it did not say. */
export function sourceWords(source: string): string {
  return source === "" ? "the form’s own link" : source;
}
