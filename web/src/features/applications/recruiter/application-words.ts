import type { ApplicantRequest, Application } from "@winnow/contract/applications.ts";
import { wordsOf } from "../../../words/words.ts";
import { dueWords } from "../request-words.ts";

/** How far an application is: "Withdrawn", "Not screened yet", "Screened". */
export function applicationState({
  withdrawn_at,
  result_id,
}: Pick<Application, "withdrawn_at" | "result_id">): string {
  const { states } = wordsOf("applications");
  if (withdrawn_at !== null) return states.withdrawn;
  return result_id === null ? states.waiting : states.screened;
}

/** The same beside a name, with how much waits for an answer: "Applied · 1 request". */
export function chipWords({
  withdrawn_at,
  requests,
}: Pick<Application, "withdrawn_at"> & {
  requests: readonly Pick<ApplicantRequest, "answered_at">[];
}): string {
  const open = requests.filter(({ answered_at }) => answered_at === null).length;
  const { states, requests: requestCount } = wordsOf("applications");
  const state = withdrawn_at === null ? states.applied : states.withdrawn;
  return open === 0 ? state : `${state} · ${requestCount({ count: open })}`;
}

/** What waits for an answer, the most urgent first: "2 requests · Answer by Dec 23, 2026"; null where nothing does. */
export function openRequestWords(
  requests: readonly Pick<ApplicantRequest, "due_at" | "answered_at">[],
  nowMs: number,
): string | null {
  const open = requests.filter(({ answered_at }) => answered_at === null);
  const [first] = open.toSorted((one, other) => one.due_at - other.due_at);
  if (!first) return null;
  return `${wordsOf("applications").requests({ count: open.length })} · ${dueWords(first, nowMs)}`;
}

/** Where somebody found the form; the link itself where it did not say. */
export function sourceWords(source: string): string {
  return source === "" ? wordsOf("applications").ownLink : source;
}
