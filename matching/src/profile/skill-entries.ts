import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { Span } from "../words/quote.ts";
import { aligned, skillLayout } from "./layout-parameters.ts";
import type { Section } from "./section.ts";

/** One entry of a list of skills as written; `span` is where it stands. */
export type SkillEntry = { text: string; span: Span; isClear: boolean };

const separator = /[,;|•·●▪■◦]|\s[–—]\s|\s\/\s/gu;
const label = /^[\p{L}][\p{L}\d &/+.,'’()-]{1,40}:(?:\s+|$)/u;
const level =
  "(?:expert|advanced|proficient|professional|intermediate|upper[- ]intermediate|basic|basics|beginner|novice|competent|familiar|fluent|native|excellent|very good|good|strong|working knowledge|experte|fortgeschritten|sehr gut|gut|grundkenntnisse|mittel|anfänger|verhandlungssicher|avancé|intermédiaire|débutant|confirmé|maîtrise|notions|bon|très bon|avanzado|intermedio|básico|experto|alto|medio|avançado|intermediário|intermédio|avanzato|base|buono|ottimo|discreto|gevorderd|gemiddeld|goed|uitstekend|basis|zaawansowany|średnio zaawansowany|średniozaawansowany|podstawowy|biegły|dobry|avansat|mediu|începător|[ABC][12]|\\d{1,3}\\s?%|\\d{1,2}\\s?/\\s?\\d{1,2}|\\d{1,2}\\+?\\s?(?:years?|yrs?|jahre?|ans|años|anos|anni|jaar|lata?|lat|ani))";
const levelOnly = new RegExp(
  `^\\(?${level}(?:\\s+(?:level|user|knowledge|niveau|nivel|nível|livello|poziom))?\\)?$`,
  "iu",
);
const levelBehind = new RegExp(
  `(?:\\s*\\(${level}\\)|\\s+[–—-]\\s*${level}|:\\s*${level}|\\s+\\d{1,3}\\s?%)$`,
  "iu",
);
const connective =
  /\s(?:and|or|of|for|with|in|to|the|&|und|oder|für|von|mit|et|ou|de|des|du|y|con|para|e|di|per|en|van|met|voor|i|w|z|și|cu)$/iu;
const rating = /[\s]*[●○◐◑★☆■□▪▫⬤◯✦✧▮▯]+\s*$/u;

/** The entries of the skills sections: lists by commas and bars, one a line, chips, "Category: a, b", with or without levels. */
export function skillEntries(document: DocumentText, sections: Section[]): SkillEntry[] {
  const own = sections.filter(({ kind }) => kind === "skills");
  const lines = own.flatMap(({ from, to }) => document.lines.slice(from, to));
  // A bold line without a list of its own, above lists in plain type, is the name of a group.
  const hasLists = lines.some((line) => !line.isBold && line.text.includes(","));
  const isCategory = (line: Line) => hasLists && line.isBold && !line.isBullet && !/[,|]/.test(line.text);
  return own.flatMap((section) =>
    paragraphs(document, section).flatMap((paragraph) => entriesOf(document, paragraph, isCategory)),
  );
}

type Paragraph = { from: number; to: number };

/** Lines that one list runs over: the line above is full, does not end in a separator, and the next begins no new label. */
function paragraphs(document: DocumentText, { from, to }: Section): Paragraph[] {
  const found: Paragraph[] = [];
  const right = Math.max(0, ...document.lines.slice(from, to).map(({ box }) => box.x + box.width));
  for (let index = from; index < to; index++) {
    const line = document.lines[index];
    const open = found.at(-1);
    const before = open ? document.lines[open.to - 1] : undefined;
    if (open && line && before && runsOn(before, line, right)) open.to = index + 1;
    else if (line && !isRatingAlone(line)) found.push({ from: index, to: index + 1 });
  }
  return found;
}

/** The signs of a rating in a column of their own. */
function isRatingAlone(line: Line): boolean {
  return !/[\p{L}\p{N}]/u.test(line.text);
}

function runsOn(before: Line, line: Line, right: number): boolean {
  if (line.isBullet || line.box.width === 0 || line.page !== before.page || line.block !== before.block)
    return false;
  if (connective.test(before.text)) return line.box.y > before.box.y + before.box.height / 2;
  if (!/[,;|•·]/.test(before.text) || /[,;|•·]$/.test(before.text) || label.test(line.text)) return false;
  if (line.isBold !== before.isBold && line.isBold) return false;
  const isBelow = line.box.y > before.box.y + before.box.height / 2 && line.gapAbove < line.box.height;
  const isFull = before.box.x + before.box.width >= skillLayout.fullLine * right;
  return (
    isBelow &&
    isFull &&
    (before.isBullet || Math.abs(line.box.x - before.box.x) <= aligned.edge || label.test(before.text))
  );
}

function entriesOf(
  document: DocumentText,
  { from, to }: Paragraph,
  isCategory: (line: Line) => boolean,
): SkillEntry[] {
  const first = document.lines[from];
  if (!first || (to === from + 1 && isCategory(first))) return [];
  const text = document.lines
    .slice(from, to)
    .map((line) => line.text)
    .join(" ");
  const labelLength = label.exec(first.text)?.[0].length ?? 0;
  const isLevelOnly = labelLength > 0 && levelOnly.test(text.slice(labelLength).trim());
  const isList = labelLength > 0 && !isLevelOnly;
  const start = isList ? labelLength : 0;
  const cuts = to === from + 1 && !/[,;|•·]|\s\/\s/.test(text) ? chipCuts(first) : listCuts(text);
  if (!isList && isProse(text, cuts.length + 1)) return [];
  const entries: SkillEntry[] = [];
  let begin = start;
  for (const { at, next } of [...cuts, { at: text.length, next: text.length }]) {
    if (at >= begin) {
      const entry = trimmed(text, begin, at);
      const isClear =
        isList || cuts.length > 0 || first.isBullet || entry.text.split(" ").length <= skillLayout.clearWords;
      if (isEntry(entry.text))
        entries.push({ text: entry.text, span: spanOf(document, from, entry), isClear });
      begin = Math.max(begin, next);
    }
  }
  return entries;
}

/** A sentence, whose commas part no skills. */
function isProse(text: string, parts: number): boolean {
  return /[\p{L})][.!?]$/u.test(text) && text.split(/\s+/).length >= parts * skillLayout.wordsOfProse;
}

function isEntry(text: string): boolean {
  if (
    text.length > skillLayout.maxEntryLength ||
    text.split(/\s+/).length > skillLayout.maxWords ||
    levelOnly.test(text)
  )
    return false;
  return (
    /\p{L}/u.test(text) &&
    !/[.!?]$/.test(text.replace(/\betc\.$/u, "etc").replace(/\.(?:js|net|io)\.?$/iu, ""))
  );
}

type Cut = { at: number; next: number };

/** Cuts at separators outside brackets. */
function listCuts(text: string): Cut[] {
  const blanked = text.replace(/\([^)]*\)/gu, (bracket) => "x".repeat(bracket.length));
  return [...blanked.matchAll(separator)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
}

function chipCuts(line: Line): Cut[] {
  const gaps = line.words.slice(1).map((word, index) => {
    const before = line.words[index];
    return before
      ? { gap: word.box.x - before.box.x - before.box.width, at: before.end, next: word.start }
      : null;
  });
  const all = gaps.filter((gap) => gap !== null);
  const narrowest = Math.min(...all.map(({ gap }) => gap));
  const isWide = (gap: number) => gap >= skillLayout.chipGap * line.fontSize && line.fontSize > 0;
  const areAlike = all.length > 0 && isWide(narrowest);
  return all.filter(({ gap }) => isWide(gap) && (areAlike || gap >= skillLayout.chipRatio * narrowest));
}

/** Without blanks, a level behind it, and the signs of a rating. */
function trimmed(text: string, from: number, to: number): { text: string; start: number; end: number } {
  const raw = text.slice(from, to);
  const lead = /^[\s:–—-]*(?:(?:and|und|et|y|e|en|i|și|&)\s+)?/u.exec(raw)?.[0].length ?? 0;
  const kept = raw
    .slice(lead)
    .replace(rating, "")
    .replace(levelBehind, "")
    .replace(rating, "")
    .replace(/[\s:.;,–—-]+$/u, "");
  return { text: kept, start: from + lead, end: from + lead + kept.length };
}

/** Where a stretch of the joined text stands in its lines. */
function spanOf(document: DocumentText, from: number, { start, end }: { start: number; end: number }): Span {
  const place = (offset: number, isEnd: boolean) => {
    let line = from;
    let rest = offset;
    for (;;) {
      const length = document.lines[line]?.text.length ?? 0;
      if (rest < length || (isEnd && rest === length)) return { line, offset: rest };
      if (line - from > skillLayout.maxLines) return { line, offset: length };
      rest -= length + 1;
      line++;
    }
  };
  const [first, last] = [place(start, false), place(end, true)];
  return { fromLine: first.line, start: first.offset, toLine: last.line, end: last.offset };
}
