import { tokenize } from "@winnow/matching/tokenize.ts";
import { affirmedPart } from "./affirmed-part.ts";
import { rarityInAnswers } from "./rarity-in-answers.ts";
import type { Stretch } from "./split-answer.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** What an answer holds of a statement that it should make; each 0 to 1, whatever else it says and how often. */
export type ContentFeatures = {
  /** Share of the statement's words, by their rarity; those of the question count less. */
  words: number;
  /** The same in the one sentence that holds most. */
  wordsOfSentence: number;
  /** Share of the words that the question does not hold. */
  newWords: number;
  /** Share of the groups of letters, which spelling and inflection leave alike. */
  letters: number;
  /** Share of the groups of letters that the question does not hold. */
  newLetters: number;
};

/** A text made ready to be compared. */
export type ComparedText = { words: ReadonlySet<string>; letters: ReadonlySet<string> };

/** What an answer should say. One that itself denies something is compared with denials as well. */
export type Statement = ComparedText & { denies: boolean };

type Said = {
  whole: ComparedText;
  vocabulary: Vocabulary;
  sentences: { stretch: Stretch; words: ReadonlySet<string> }[];
};

/** An answer with what was asked, made ready once for all statements. */
export type ComparedAnswer = {
  question: ComparedText;
  asked: Vocabulary;
  said: Said;
  affirmed: Said;
  /** Whether it denies anything, so that the two differ. */
  denies: boolean;
};

const table = {
  /** What a word of the question counts for beside one that it does not hold. */
  worthOfAsked: 0.3,
  /** Share of a statement that one sentence denies, from which it speaks against it. */
  denied: 0.3,
  lettersOfGroup: 4,
};

export function statementOf(text: string): Statement {
  return { ...comparedText(text), denies: affirmedPart(text).denies };
}

export function comparedAnswer(question: string, stretches: Stretch[]): ComparedAnswer {
  const asked = comparedText(question);
  const affirmed = stretches.map(({ text }) => affirmedPart(text));
  return {
    question: asked,
    asked: vocabularyOf(asked.words),
    said: saidIn(
      stretches,
      stretches.map(({ text }) => text),
    ),
    affirmed: saidIn(
      stretches,
      affirmed.map(({ text }) => text),
    ),
    denies: affirmed.some(({ denies }) => denies),
  };
}

function saidIn(stretches: Stretch[], texts: string[]): Said {
  const whole = comparedText(texts.join("\n"));
  return {
    whole,
    vocabulary: vocabularyOf(whole.words),
    sentences: stretches.map((stretch, at) => ({ stretch, words: new Set(wordsOf(texts[at] ?? "")) })),
  };
}

function comparedText(text: string): ComparedText {
  const words = wordsOf(text);
  return { words: new Set(words), letters: groupsOfLetters(words) };
}

/** What the answer affirms of a statement; where it denies much of one that denies nothing, that is taken off. */
export function contentFeaturesOf(statement: Statement, compared: ComparedAnswer): ContentFeatures {
  const said = featuresIn(compared.said, statement, compared);
  if (statement.denies || !compared.denies) return said;
  const affirmed = featuresIn(compared.affirmed, statement, compared);
  if (said.wordsOfSentence - affirmed.wordsOfSentence < table.denied) return affirmed;
  const left = (name: keyof ContentFeatures) => Math.max(0, 2 * affirmed[name] - said[name]);
  return {
    words: left("words"),
    wordsOfSentence: left("wordsOfSentence"),
    newWords: left("newWords"),
    letters: left("letters"),
    newLetters: left("newLetters"),
  };
}

function featuresIn(said: Said, statement: Statement, { asked, question }: ComparedAnswer): ContentFeatures {
  const wanted = wantedWords(statement, asked, said);
  const unasked = wanted.filter(({ isAsked }) => !isAsked);
  const newLetters = [...statement.letters].filter((group) => !question.letters.has(group));
  return {
    words: shareOfWords(wanted, said.whole.words),
    wordsOfSentence: Math.max(0, ...said.sentences.map(({ words }) => shareOfWords(wanted, words))),
    newWords: shareOfWords(unasked.length === 0 ? wanted : unasked, said.whole.words),
    letters: shareOfLetters([...statement.letters], said.whole),
    newLetters: shareOfLetters(newLetters, said.whole),
  };
}

/** Shares of a statement's words, by their rarity, that are affirmed, however they are spelt; those of the question count less. */
export type HeldWords = { whole: number; sentences: number[] };

export function heldWords(statement: Statement, compared: ComparedAnswer): HeldWords {
  const said = statement.denies ? compared.said : compared.affirmed;
  const wanted = wantedWords(statement, compared.asked, said);
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const shareIn = (words: ReadonlySet<string>) => {
    const held = wanted.filter((word) => likenessIn(word, words) > 0);
    return total === 0 ? 0 : held.reduce((sum, { weight }) => sum + weight, 0) / total;
  };
  return { whole: shareIn(said.whole.words), sentences: said.sentences.map(({ words }) => shareIn(words)) };
}

/** The sentences that hold most of a statement's words, the best one first; a further one where it holds others. */
export function sentencesThatHold(statement: Statement, compared: ComparedAnswer, max: number): Stretch[] {
  const chosen: Stretch[] = [];
  const said = statement.denies ? compared.said : compared.affirmed;
  let wanted = wantedWords(statement, compared.asked, said);
  while (chosen.length < max) {
    const [best] = said.sentences
      .filter(({ stretch }) => !chosen.includes(stretch))
      .map(({ stretch, words }) => ({ stretch, words, share: shareOfWords(wanted, words) }))
      .sort((one, other) => other.share - one.share || one.stretch.start - other.stretch.start);
    if (!best || (best.share === 0 && chosen.length > 0)) break;
    chosen.push(best.stretch);
    wanted = wanted.filter((word) => likenessIn(word, best.words) === 0);
  }
  return chosen;
}

type WantedWord = { alike: ReadonlyMap<string, number>; weight: number; isAsked: boolean };

function wantedWords(statement: Statement, asked: Vocabulary, { vocabulary }: Said): WantedWord[] {
  return [...statement.words].map((word) => {
    const isAsked = asked.like(word).size > 0;
    const weight = rarityInAnswers(word) * (isAsked ? table.worthOfAsked : 1);
    return { alike: vocabulary.like(word), isAsked, weight };
  });
}

function shareOfWords(wanted: WantedWord[], words: ReadonlySet<string>): number {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  return wanted.reduce((sum, word) => sum + word.weight * likenessIn(word, words), 0) / total;
}

function likenessIn({ alike }: WantedWord, words: ReadonlySet<string>): number {
  let highest = 0;
  for (const [word, likeness] of alike) if (likeness > highest && words.has(word)) highest = likeness;
  return highest;
}

function shareOfLetters(groups: string[], text: ComparedText): number {
  if (groups.length === 0) return 0;
  return groups.filter((group) => text.letters.has(group)).length / groups.length;
}

function wordsOf(text: string): string[] {
  return tokenize(text).map(({ folded }) => folded);
}

function groupsOfLetters(words: string[]): Set<string> {
  const text = ` ${words.join(" ")} `;
  const count = Math.max(0, text.length - table.lettersOfGroup + 1);
  return new Set(Array.from({ length: count }, (_, at) => text.slice(at, at + table.lettersOfGroup)));
}
