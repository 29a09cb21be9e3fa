import { maximumScore } from "@winnow/contract/limits.ts";
import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";
import { askedByTable, type Shortcut } from "../../../ui/list/shortcuts.ts";

export type ReportKey =
  | "next"
  | "previous"
  | "next question"
  | "question before"
  | "play"
  | "back"
  | "forward"
  | "slower"
  | "faster"
  | "comment"
  | "give"
  | "clear"
  | "undo"
  | InterviewDecisionKind
  | `score ${number}`;

const scores = Array.from({ length: maximumScore }, (_, index) => index + 1);

export const reportShortcuts: readonly Shortcut<ReportKey>[] = [
  { keys: ["j"], asks: "next" },
  { keys: ["k"], asks: "previous" },
  { keys: ["n"], asks: "next question" },
  { keys: ["p"], asks: "question before" },
  ...scores.map((score) => ({
    keys: [String(score)],
    asks: `score ${score}` as const,
  })),
  { keys: ["0"], asks: "score 0" },
  { keys: ["m"], asks: "comment" },
  { keys: [" "], asks: "play" },
  { keys: ["ArrowLeft"], asks: "back" },
  { keys: ["ArrowRight"], asks: "forward" },
  { keys: ["<"], asks: "slower" },
  { keys: [">"], asks: "faster" },
  { keys: ["g"], asks: "give" },
  // "s" as on the results of a screening.
  { keys: ["a", "s"], asks: "advance" },
  { keys: ["h"], asks: "hold" },
  { keys: ["r"], asks: "reject" },
  { keys: ["c"], asks: "clear" },
  { keys: ["u"], asks: "undo" },
];
const asked = askedByTable(reportShortcuts);
const mediaKeys: readonly ReportKey[] = ["play", "back", "forward", "slower", "faster"];

/** What a key asks of a report; null when it is not one of its keys, or is about a recording where there is none. */
export function askedByKey(key: string, options: { hasRecording: boolean }): ReportKey | null {
  const act = asked(key);
  return act !== null && mediaKeys.includes(act) && !options.hasRecording ? null : act;
}

const pageKeys = ["next", "previous"] as const;

/** What is asked of the page and not of the report on it: it is there before the report is, and both listen. */
export function isForPage(asked: ReportKey): asked is (typeof pageKeys)[number] {
  return pageKeys.some((each) => each === asked);
}

/** The score that is asked for: null takes it back; undefined where something else is asked. */
export function scoreAsked(asked: ReportKey): number | null | undefined {
  if (!asked.startsWith("score ")) return undefined;
  return Number(asked.slice("score ".length)) || null;
}
