import type { DriveQuestion } from "@winnow/contract/drives.ts";

const usual = { preparation_seconds: 60, answer_seconds: 180, retakes: 1 } as const;

/** One's own question as it begins. */
export function newQuestion(id: string, text: string): DriveQuestion {
  return {
    id,
    text,
    skill: null,
    kind: "own",
    answer_kinds: ["text", "audio", "video"],
    ...usual,
    rubric: [],
    reason: null,
    sentence: null,
  };
}

/** The list with one question changed. One that another window has removed meanwhile comes back with the change. */
export function withChange(
  questions: readonly DriveQuestion[],
  question: DriveQuestion,
  next: (question: DriveQuestion) => DriveQuestion,
): DriveQuestion[] {
  if (!questions.some(({ id }) => id === question.id)) return [...questions, next(question)];
  return questions.map((each) => (each.id === question.id ? next(each) : each));
}
