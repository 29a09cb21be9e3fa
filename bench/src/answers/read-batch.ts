import { readFileSync } from "node:fs";
import type { Question } from "@winnow/interviewing/question.ts";
import { questionOfKey } from "@winnow/interviewing/question-of-key.ts";

/** An answer with the points that a person found in it; all others are not made. */
export type LabelledAnswer = {
  question: Question;
  tag: string;
  text: string;
  made: string[];
  partly: string[];
};

/**
 * Reads a batch: "=== <key of the question>", then for each answer "--- tag | made p1 p2 | partly p3" and its text.
 * @throws Error when a question is not in the bank or a label names no point of it.
 */
export function readBatch(name: "unseen" | "opposite" | "tuning"): LabelledAnswer[] {
  const text = readFileSync(new URL(`${name}-batch.txt`, import.meta.url), "utf8");
  return text
    .split(/^=== /m)
    .slice(1)
    .flatMap((block) => {
      const [key = "", ...lines] = block.split("\n");
      const question = questionOfKey(key);
      if (!question) throw new Error(`Not in the bank: ${key}`);
      return lines
        .join("\n")
        .split(/^--- /m)
        .slice(1)
        .map((answer) => readAnswer(question, answer));
    });
}

function readAnswer(question: Question, answer: string): LabelledAnswer {
  const [labels = "", ...lines] = answer.split("\n");
  const [tag = "", ...verdicts] = labels.split("|").map((part) => part.trim());
  const idsOf = (verdict: string) =>
    verdicts
      .filter((part) => part.startsWith(verdict))
      .flatMap((part) => part.split(" ").slice(1))
      .filter((id) => id !== "");
  const [made, partly] = [idsOf("made"), idsOf("partly")];
  for (const id of [...made, ...partly])
    if (!question.rubric.some((point) => point.id === id)) throw new Error(`${question.key} has no ${id}`);
  return { question, tag, text: lines.join("\n").trim(), made, partly };
}
