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
  { keys: ["j"], asks: "next", does: "Next interview" },
  { keys: ["k"], asks: "previous", does: "Interview before" },
  { keys: ["n"], asks: "next question", does: "Next question" },
  { keys: ["p"], asks: "question before", does: "Question before" },
  ...scores.map((score) => ({
    keys: [String(score)],
    asks: `score ${score}` as const,
    does: `Score the answer, from 1 weak to ${maximumScore} strong`,
  })),
  { keys: ["0"], asks: "score 0", does: "Take the score back" },
  { keys: ["m"], asks: "comment", does: "Comment on the answer; Esc leaves the comment" },
  { keys: [" "], asks: "play", does: "Play or pause the recording" },
  { keys: ["ArrowLeft"], asks: "back", does: "Back 10 seconds" },
  { keys: ["ArrowRight"], asks: "forward", does: "Forward 10 seconds" },
  { keys: ["<"], asks: "slower", does: "Slower" },
  { keys: [">"], asks: "faster", does: "Faster" },
  { keys: ["g"], asks: "give", does: "Give your scorecard" },
  // "s" as on the results of a screening.
  { keys: ["a", "s"], asks: "advance", does: "Advance" },
  { keys: ["h"], asks: "hold", does: "Put on hold" },
  { keys: ["r"], asks: "reject", does: "Reject; 1 to 6 then select the reason" },
  { keys: ["c"], asks: "clear", does: "Clear the decision" },
  { keys: ["u"], asks: "undo", does: "Undo the last decision" },
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
