import type { BankQuestion, QuestionPair } from "../bank/bank-entry.ts";
import type { Question, QuestionKind } from "../question.ts";
import { secondsTable } from "./plan-parameters.ts";

/** Something to ask about, with its two questions. */
export type Subject = {
  /** Begins the keys of its questions. */
  key: string;
  /** The name that answers count for. */
  skill: string;
  /** What stands for `{skill}` in its questions. */
  wording: string;
  /** The engine's concepts that it is about. */
  concepts: string[];
  pair: QuestionPair;
};

/** One of the two questions about a subject, ready to be put. */
export function askAbout({ key, skill, wording, pair }: Subject, kind: QuestionKind): Question {
  const { question, points } = bankQuestionOf(pair, kind);
  return {
    key: `${key}/${kind}`,
    skill,
    kind,
    text: question.replaceAll("{skill}", wording),
    rubric: points.map(({ point, made, notMade }, index) => ({
      id: `p${index + 1}`,
      text: point,
      made,
      notMade,
    })),
    preparationSeconds: secondsTable.preparation,
    answerSeconds: secondsTable.answer,
  };
}

/** A question as the bank holds it, with its placeholder. */
export function bankQuestionOf(
  { pastBehaviour, situational }: QuestionPair,
  kind: QuestionKind,
): BankQuestion {
  return kind === "past behaviour" ? pastBehaviour : situational;
}
