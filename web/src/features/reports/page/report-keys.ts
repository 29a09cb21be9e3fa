import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";
import type { KeyHelp } from "../../../ui/page/key-help-dialog.tsx";

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
  | "help"
  | InterviewDecisionKind
  | `score ${number}`;

const keys: Readonly<Record<string, ReportKey>> = {
  j: "next",
  k: "previous",
  n: "next question",
  p: "question before",
  " ": "play",
  ArrowLeft: "back",
  ArrowRight: "forward",
  "<": "slower",
  ">": "faster",
  m: "comment",
  g: "give",
  a: "advance",
  // As on the results of a screening.
  s: "advance",
  h: "hold",
  r: "reject",
  c: "clear",
  u: "undo",
  "?": "help",
};
const mediaKeys: readonly ReportKey[] = ["play", "back", "forward", "slower", "faster"];

/** What a key asks of a report; null when it is not one of its keys, or is about a recording where there is none. */
export function askedByKey(key: string, options: { hasRecording: boolean }): ReportKey | null {
  if (/^[0-5]$/.test(key)) return `score ${Number(key)}`;
  const asked = Object.hasOwn(keys, key) ? (keys[key] ?? null) : null;
  return asked !== null && mediaKeys.includes(asked) && !options.hasRecording ? null : asked;
}

const pageKeys = ["next", "previous", "help"] as const;

/** What is asked of the page and not of the report on it: it is there before the report is, and both listen. */
export function isForPage(asked: ReportKey): asked is (typeof pageKeys)[number] {
  return pageKeys.some((each) => each === asked);
}

/** The score that is asked for: null takes it back; undefined where something else is asked. */
export function scoreAsked(asked: ReportKey): number | null | undefined {
  if (!asked.startsWith("score ")) return undefined;
  return Number(asked.slice("score ".length)) || null;
}

/** Every key with what it does, as the help lists them. */
export const keyHelp: KeyHelp = [
  { keys: ["j"], does: "Next interview" },
  { keys: ["k"], does: "Interview before" },
  { keys: ["n"], does: "Next question" },
  { keys: ["p"], does: "Question before" },
  { keys: ["1", "5"], does: "Score the answer, from 1 weak to 5 strong" },
  { keys: ["0"], does: "Take the score back" },
  { keys: ["m"], does: "Comment on the answer; Esc leaves the comment" },
  { keys: ["Space"], does: "Play or pause the recording" },
  { keys: ["←", "→"], does: "Back or forward 10 seconds" },
  { keys: ["<", ">"], does: "Slower or faster" },
  { keys: ["g"], does: "Give your scorecard" },
  { keys: ["a", "s"], does: "Advance" },
  { keys: ["h"], does: "Put on hold" },
  { keys: ["r"], does: "Reject; 1 to 6 then select the reason" },
  { keys: ["c"], does: "Clear the decision" },
  { keys: ["u"], does: "Undo the last decision" },
  { keys: ["?"], does: "Show these keys" },
];
