import { stem } from "@winnow/matching/stem.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";
import type { BankQuestion } from "../bank/bank-entry.ts";
import { competencyEntries } from "../bank/competency-entries.ts";
import { templateEntries } from "../bank/template-entries.ts";
import type { QuestionKind } from "../question.ts";
import { bankQuestionOf, type Subject } from "./ask-about.ts";
import { repetitionTable } from "./plan-parameters.ts";

type Planned = { subject: Subject; kind: QuestionKind };

/**
 * Whether a question would ask what another asks already: in much the same words, or of the same kind about a thing of
 * the same name that the bank has questions of its own about.
 */
export function isRepetition(one: Planned, asked: Planned): boolean {
  const isOfSameName = sharedBy(telling(one.subject.skill), telling(asked.subject.skill)) > 0;
  const isOfAnyWork = templateEntries.some((entry) => entry === asked.subject.pair);
  if (one.kind === asked.kind && isOfSameName && !isOfAnyWork) return true;
  return areWordedAlike(questionOf(one), questionOf(asked));
}

function questionOf({ subject, kind }: Planned): BankQuestion {
  return bankQuestionOf(subject.pair, kind);
}

function areWordedAlike(one: BankQuestion, other: BankQuestion): boolean {
  const [words, others] = [telling(textOf(one)), telling(textOf(other))];
  const shared = sharedBy(words, others);
  return (
    shared >= repetitionTable.minWords &&
    shared >= repetitionTable.minShare * Math.min(words.length, others.length)
  );
}

function sharedBy(some: string[], others: string[]): number {
  return some.filter((word) => others.includes(word)).length;
}

/** Stems of words in which not any work is asked about, each once. */
function telling(text: string): string[] {
  generalStems ??= new Set(
    [...competencyEntries, ...templateEntries].flatMap(({ pastBehaviour, situational }) =>
      [pastBehaviour, situational].flatMap((question) => stemsOf(textOf(question))),
    ),
  );
  const general = generalStems;
  return [...new Set(stemsOf(text))].filter((word) => !general.has(word));
}

let generalStems: Set<string> | null = null;

function textOf({ question, points }: BankQuestion): string {
  return [question, ...points.map(({ point }) => point)].join("\n");
}

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ folded }) => stem(folded));
}
