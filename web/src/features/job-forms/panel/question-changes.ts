import type { FormQuestion } from "@winnow/contract/job-forms.ts";

/** One's own question as it begins. */
export function newQuestion(id: string, text: string): FormQuestion {
  return { id, kind: "short_text", text, is_required: false, choices: [] };
}

/** The list with one question changed. One that another window has removed meanwhile comes back with the change. */
export function withChange(
  questions: readonly FormQuestion[],
  question: FormQuestion,
  difference: Partial<FormQuestion>,
): FormQuestion[] {
  if (!questions.some(({ id }) => id === question.id)) return [...questions, { ...question, ...difference }];
  return questions.map((each) => (each.id === question.id ? { ...each, ...difference } : each));
}

/** Choices as they are typed, one a line; null where they are fewer than two that differ. */
export function choicesOf(text: string): string[] | null {
  const lines = text.split("\n").map((line) => line.trim());
  const choices = [...new Set(lines.filter((line) => line !== ""))];
  return choices.length > 1 ? choices : null;
}
