import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { OpenedInterview } from "./rows.ts";

/** A question as one candidate gets it: in the forms that are granted, with the time that is granted. */
export type AskedQuestion = DriveQuestion & { number: number };

type Asked = Pick<
  OpenedInterview,
  "drive_questions" | "own_questions" | "allows_text" | "extra_time_percent"
>;

/** The drive's questions and then the candidate's own, in the order in which they are asked. */
export function questionsOf(interview: Asked): AskedQuestion[] {
  const withExtra = (seconds: number) => Math.round((seconds * (100 + interview.extra_time_percent)) / 100);
  return [...interview.drive_questions, ...interview.own_questions].map((question, index) => ({
    ...question,
    number: index + 1,
    answer_kinds:
      interview.allows_text && !question.answer_kinds.includes("text")
        ? ["text", ...question.answer_kinds]
        : question.answer_kinds,
    preparation_seconds: withExtra(question.preparation_seconds),
    answer_seconds: withExtra(question.answer_seconds),
  }));
}
