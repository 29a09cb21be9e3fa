import { rarityOf } from "../words/rarity.ts";
import { stemInAnyLanguage } from "../words/stem-in-any-language.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { shareOf, type WishWord, wishWord } from "./alike-words.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { similarityTable } from "./work-parameters.ts";

/** How alike two texts are, 0 to 1, and the lines of the CV that share most with the JD, those first. */
export type TextSimilarity = { similarity: number; lines: number[] };

/**
 * How much of a JD's words a CV shares, for languages of which nothing else is known: Okapi BM25 (Robertson and Zaragoza,
 * 2009) as a share of what a CV of usual length would have that names each word of the JD once. The rarity of a word is
 * that of the table and not of the pile, so that a score never depends on who else applied. Forms and parts of compounds
 * count as far as they are shared.
 */
export function similarityToText(cv: ScoredCv, jdText: string): TextSimilarity {
  const { words, total } = queryOf(jdText);
  const shown = wordsShown(cv);
  const { saturation, lengthCounts, usualLength } = similarityTable;
  const length = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  const norm = saturation * (1 - lengthCounts + (lengthCounts * length) / usualLength);
  const byLine = new Map<number, number>();
  let found = 0;
  for (const { word, weight } of words) {
    let times = 0;
    for (const { token, lines } of shown) {
      const shared = word.compare(token);
      if (!shared) continue;
      times += shareOf([shared]) * lines.length;
      for (const line of new Set(lines)) byLine.set(line, (byLine.get(line) ?? 0) + weight);
    }
    found += (weight * times * (saturation + 1)) / (times + norm);
  }
  const lines = [...byLine].sort(([one, more], [other, most]) => most - more || one - other);
  return { similarity: total === 0 ? 0 : Math.min(1, found / total), lines: lines.map(([line]) => line) };
}

type Query = { words: { word: WishWord; weight: number }[]; total: number };

let latest: { text: string; query: Query } | null = null;

/** Kept for the JD used last: a pile of CVs is compared with the same one. */
function queryOf(text: string): Query {
  if (latest?.text === text) return latest.query;
  const words = [
    ...Map.groupBy(tokenize(text).filter(isTelling), ({ written }) => stemInAnyLanguage(written)),
  ]
    .flatMap(([, [first, ...others]]) => (first ? [{ token: first, times: 1 + others.length }] : []))
    .map(({ token, times }) => ({
      word: wishWord(token, false),
      weight: times * rarityOf(token.written) ** similarityTable.rarityPower,
    }));
  const query = { words, total: words.reduce((sum, { weight }) => sum + weight, 0) };
  latest = { text, query };
  return query;
}

/** A short word that no table holds joins others in most languages, and says nothing itself. */
function isTelling({ written, folded }: Token): boolean {
  return /\p{L}/u.test(folded) && (folded.length >= similarityTable.fewestLetters || rarityOf(written) < 1);
}

type ShownWord = { token: Token; lines: number[] };
const known = new WeakMap<ScoredCv["lines"], ShownWord[]>();

/** Each word that a CV says of work, with the lines that say it, one as often as it does. */
function wordsShown(cv: ScoredCv): ShownWord[] {
  const isOwn = cv.copiedLines.size === 0;
  const before = isOwn ? known.get(cv.lines) : undefined;
  if (before) return before;
  const words = new Map<string, ShownWord>();
  const from = afterContact(cv);
  cv.lines.forEach(({ tokens, section }, line) => {
    if (line < from || cv.ignoredLines.has(line) || notOfWork.has(section.kind)) return;
    for (const token of tokens) {
      if (!isTelling(token) || cv.isIgnored(line, token.start, token.end)) continue;
      const word = words.get(token.folded) ?? { token, lines: [] };
      word.lines.push(line);
      words.set(token.folded, word);
    }
  });
  const shown = [...words.values()];
  if (isOwn) known.set(cv.lines, shown);
  return shown;
}

const notOfWork = new Set(["personal", "interests"]);

/** Where headings are not known everything stands in the head of a CV: what is above the last contact, and the name, is left out. */
function afterContact({ document, profile, lines }: ScoredCv): number {
  const contact = [profile.name, profile.email, profile.phone, profile.location].flatMap((field) =>
    field ? [field.quotation.text] : [],
  );
  const last = document.lines.findLastIndex(
    ({ text }, index) =>
      lines[index]?.section.kind === "header" &&
      index < similarityTable.linesOfContact &&
      contact.some((quoted) => text.includes(quoted)),
  );
  return last + 1;
}
