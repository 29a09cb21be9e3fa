import { tokenize } from "@winnow/matching/tokenize.ts";
import type { BankQuestion, QuestionPair } from "../bank/bank-entry.ts";
import { competencyEntries } from "../bank/competency-entries.ts";
import { lineEntries } from "../bank/line-entries.ts";
import { skillEntries } from "../bank/skill-entries.ts";
import { templateEntries } from "../bank/template-entries.ts";
import { stemOf, termsOf, termsOfStems } from "./terms-of.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** A sentence as its terms. */
export type Example = { terms: string[] };

/** A point of the bank with sentences that make it and near misses. */
export type KnownPoint = { text: string; vector: Vector; made: Example[]; notMade: Example[] };

/** Weights of terms, of length 1. */
export type Vector = Map<string, number>;

/**
 * The bank's questions that belong to no line of work. How rare words are, and what an answer may be about instead, is
 * told by these: the weights were fitted with them, and hundreds of trades beside them would make any two answers alike.
 */
export const generalQuestions = [...skillEntries, ...competencyEntries, ...templateEntries].flatMap(bothOf);

const lineQuestions = lineEntries.flatMap(bothOf);

function bothOf({ pastBehaviour, situational }: QuestionPair): BankQuestion[] {
  return [pastBehaviour, situational];
}

const generalSentences = sentencesOf(generalQuestions);

const documentCounts = countDocuments([
  ...generalSentences,
  ...generalQuestions.flatMap(({ points }) => points.map(({ point }) => point)),
]);

const bankWords = [...generalSentences, ...sentencesOf(lineQuestions)].flatMap((text) =>
  tokenize(text).map(({ folded }) => folded),
);
const bankStems = new Set([...documentCounts.keys(), ...bankWords.map(stemOf)]);
const vocabulary = vocabularyOf(bankWords);

function sentencesOf(questions: BankQuestion[]): string[] {
  return questions.flatMap(({ points }) => points.flatMap(({ made, notMade }) => [...made, ...notMade]));
}

/** Points of the questions that belong to no line of work. */
export const generalPoints: KnownPoint[] = generalQuestions.flatMap(pointsOf);

/** Every point of the bank; what it has learnt from is all that it holds. */
export const knownPoints: KnownPoint[] = [...generalPoints, ...lineQuestions.flatMap(pointsOf)];

function pointsOf({ points }: BankQuestion): KnownPoint[] {
  return points.map(({ point, made, notMade }) => ({
    text: point,
    vector: vectorOf(point),
    made: made.map(exampleOf),
    notMade: notMade.map(exampleOf),
  }));
}

const generalTexts = new Set(generalPoints.map(({ text }) => text));
const knownTexts = new Set(knownPoints.map(({ text }) => text));

/** Whether the bank holds the point, and not a recruiter alone. */
export function isOfBank(text: string): boolean {
  return knownTexts.has(text);
}

/** Whether it is a point of a question that belongs to no line of work. */
export function isGeneral(text: string): boolean {
  return generalTexts.has(text);
}

export function exampleOf(text: string): Example {
  return { terms: allTerms(text) };
}

/** Stems and pairs of stems, each once. */
function allTerms(text: string): string[] {
  const { stems, pairs } = termsOf(text);
  return [...new Set([...stems, ...pairs])];
}

/** The same for words of an answer: those that the bank does not hold count as the nearest that it does, if any is near. */
export function knownTerms(text: string): string[] {
  const { stems, pairs } = termsOfStems(tokenize(text).map(({ folded }) => knownStem(folded)));
  return [...new Set([...stems, ...pairs])];
}

function knownStem(folded: string): string {
  const own = stemOf(folded);
  if (own === "#" || bankStems.has(own)) return own;
  let [nearest, highest] = [own, 0];
  for (const [word, likeness] of vocabulary.like(folded))
    if (likeness > highest) [nearest, highest] = [stemOf(word), likeness];
  return nearest;
}

/** How rare a stem is in what the bank holds for any line of work, from 0. */
export function rarityOf(stem: string): number {
  return Math.log((generalSentences.length + 1) / ((documentCounts.get(stem) ?? 0) + 1));
}

export function vectorOf(text: string): Vector {
  return vectorOfStems(termsOf(text).stems);
}

/** The same of an answer, whose words count as in `knownTerms`. */
export function vectorOfAnswer(text: string): Vector {
  return vectorOfStems(tokenize(text).map(({ folded }) => knownStem(folded)));
}

function vectorOfStems(stems: string[]): Vector {
  const weights = new Map([...new Set(stems)].map((stem) => [stem, rarityOf(stem)] as const));
  const length = Math.hypot(...weights.values());
  return length === 0 ? weights : new Map([...weights].map(([stem, weight]) => [stem, weight / length]));
}

/** Cosine, 0 to 1. */
export function likeness(one: Vector, other: Vector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}

function countDocuments(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(termsOf(text).stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
