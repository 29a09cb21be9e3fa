import { plainLetters } from "../../ui/format/plain-letters.ts";
import type { HelpPage } from "./help-content.ts";
import { linesOf } from "./help-text.ts";

export type FoundPage = {
  page: HelpPage;
  /** The line that says it, with the heading that it stands under; null where the title says it. */
  line: { heading: string | null; text: string } | null;
};

/** How much it says of a page that a word stands there. */
const weight = { title: 8, words: 5, heading: 4, text: 1 };
const maximumNearest = 3;
/** Below this a word is another word, not a slip of the fingers. */
const leastLikeness = 0.6;

/** The pages in which each typed word begins a word, the most telling first. */
export function searchHelp(pages: readonly HelpPage[], typed: string): FoundPage[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return [];
  return pages
    .flatMap((page) => {
      const fields = fieldsOf(page);
      const scores = wanted.map((word) => bestWeight(fields, word));
      if (scores.includes(0)) return [];
      return [
        { page, line: tellingLine(page, wanted), score: scores.reduce((sum, score) => sum + score, 0) },
      ];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ page, line }) => ({ page, line }));
}

/** Where nothing is found: the pages whose words are nearest to what is typed, or else the first ones. */
export function nearestPages(pages: readonly HelpPage[], typed: string): HelpPage[] {
  const wanted = wordsIn(typed);
  const near = pages
    .map((page) => {
      const known = [...new Set(fieldsOf(page).flatMap(({ text }) => wordsIn(text)))];
      return { page, score: wanted.reduce((sum, word) => sum + bestLikeness(known, word), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
  return (near.length > 0 ? near : pages).slice(0, maximumNearest);
}

/** A text in pieces, those marked that begin a word by what is typed. */
export function markTyped(text: string, typed: string): { text: string; isHit: boolean }[] {
  const wanted = wordsIn(typed);
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const longest = Math.max(
      0,
      ...wanted.filter((each) => plainLetters(word).startsWith(each)).map(lengthOf),
    );
    if (longest === 0) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isHit: false });
    at = index + lettersFor(word, longest);
    pieces.push({ text: text.slice(index, at), isHit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

function wordsIn(text: string): string[] {
  return plainLetters(text).match(wordPattern) ?? [];
}

function lengthOf(word: string): number {
  return word.length;
}

/** How many letters of a word as it is written make so many plain ones. */
function lettersFor(word: string, plainLength: number): number {
  for (let length = 1; length < word.length; length += 1) {
    if (plainLetters(word.slice(0, length)).length >= plainLength) return length;
  }
  return word.length;
}

type Field = { text: string; weight: number };

function fieldsOf({ title, summary, words = "", sections }: HelpPage): Field[] {
  return [
    { text: title, weight: weight.title },
    { text: words, weight: weight.words },
    { text: summary, weight: weight.heading },
    ...sections.flatMap(({ heading = "", blocks }) => [
      { text: heading, weight: weight.heading },
      ...blocks.flatMap(linesOf).map((text) => ({ text, weight: weight.text })),
    ]),
  ];
}

function bestWeight(fields: readonly Field[], word: string): number {
  return Math.max(0, ...fields.filter(({ text }) => begins(text, word)).map((field) => field.weight));
}

function begins(text: string, word: string): boolean {
  return wordsIn(text).some((each) => each.startsWith(word));
}

/** The line that holds the most of the typed words. */
function tellingLine({ sections }: HelpPage, wanted: readonly string[]): FoundPage["line"] {
  const lines = sections.flatMap(({ heading = null, blocks }) =>
    blocks.flatMap(linesOf).map((text) => ({ heading, text })),
  );
  const hits = ({ text }: { text: string }) => wanted.filter((word) => begins(text, word)).length;
  const best = lines.reduce<{ line: FoundPage["line"]; hits: number }>(
    (before, line) => (hits(line) > before.hits ? { line, hits: hits(line) } : before),
    { line: null, hits: 0 },
  );
  return best.line;
}

function bestLikeness(known: readonly string[], word: string): number {
  const best = Math.max(0, ...known.map((each) => likeness(each, word)));
  return best >= leastLikeness ? best : 0;
}

/** How much of a typed word is the beginning of another one: 1 where all of it is, but for slips less. */
function likeness(known: string, word: string): number {
  if (word.length < 3 || known.length < 3) return 0;
  return 1 - distance(known.slice(0, word.length), word) / word.length;
}

/** How many letters have to be changed, added or left out to make one word the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    before = current;
  }
  return before[other.length] ?? 0;
}
