import type { DriveQuestion } from "@winnow/contract/drives.ts";

/** Each question, and each point of a question, once: drives of before hold some twice, with one id, and are refused so. */
export function withoutTwins<Changes extends { questions?: DriveQuestion[] }>(changes: Changes): Changes {
  if (!changes.questions) return changes;
  const questions = firstOfEach(changes.questions).map((question) => ({
    ...question,
    rubric: firstOfEach(question.rubric),
  }));
  return { ...changes, questions };
}

function firstOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ id }, at) => items.findIndex((other) => other.id === id) === at);
}
