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

/** The list with one question moved by so many places, as far as there are any. */
export function moved(questions: readonly DriveQuestion[], id: string, by: number): DriveQuestion[] {
  const from = questions.findIndex((question) => question.id === id);
  const question = questions[from];
  if (!question) return [...questions];
  const others = questions.filter((each) => each !== question);
  const to = Math.min(others.length, Math.max(0, from + by));
  return [...others.slice(0, to), question, ...others.slice(to)];
}
