import type { DocumentText } from "@winnow/documents/document-text.ts";
import { levelWanted } from "../facts/language-level.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { quote, type Span } from "../words/quote.ts";
import { tokenize } from "../words/tokenize.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { fieldOfLabel } from "./field-words.ts";
import { namesLanguage } from "./language-names.ts";
import type { Quoted } from "./profile.ts";
import { asListed, listedEntries } from "./read-listed-lines.ts";
import type { Section } from "./section.ts";

const mostWordsOfLevel = 4;

/**
 * The languages that a CV lists, each with the level that stands behind it or in the cell beside it. Where one of the
 * entries names a language, what is none is left out: labels ("Reading"), levels, religions. A single word that nobody
 * knows may be a language and stays, but where it comes again, as levels do.
 */
export function readLanguages(document: DocumentText, sections: Section[]): Quoted[] {
  const entries = listedEntries(document, sections, "languages").map((span) => ({
    span,
    text: quote(document, span).text,
  }));
  if (!entries.some(({ text }) => namesLanguage(text)))
    return entries.map(({ span }) => asListed(document, span));
  const counts = Map.groupBy(entries, ({ text }) => text);
  const kept: Span[] = [];
  /** The language that the next entry may be the level of. */
  let open: Span | null = null;
  for (const { span, text } of entries) {
    if (namesLanguage(text)) {
      open = { ...span, start: span.start + lengthOfLabel(text) };
      kept.push(open);
      continue;
    }
    if (open && isLevelOf(document, open, { span, text }))
      Object.assign(open, { toLine: span.toLine, end: span.end });
    else if ((counts.get(text)?.length ?? 0) === 1 && mayBeLanguage(text)) kept.push(span);
    open = null;
  }
  return kept.map((span) => asListed(document, span));
}

/** Of "Mother tongue: Italian", up to the language. */
function lengthOfLabel(text: string): number {
  const [label = "", name = ""] = /^([^:]*:\s*)(.*)$/u.exec(text)?.slice(1) ?? [];
  return namesLanguage(name) && !namesLanguage(label) ? label.length : 0;
}

function isLevelOf(
  { lines }: DocumentText,
  language: Span,
  { span, text }: { span: Span; text: string },
): boolean {
  if (text.split(/\s+/u).length > mostWordsOfLevel) return false;
  if (span.fromLine !== language.toLine)
    return span.fromLine === language.toLine + 1 && areOnOneRow(lines[language.toLine], lines[span.fromLine]);
  return !mayBeLanguage(text);
}

/** One word that is written as names are, or has a bracket behind it, and that is known for nothing else. */
function mayBeLanguage(text: string): boolean {
  const name = text.replace(/\s*\([^)]*\)[.:]?$/u, "");
  const isWord = name === text ? /^\p{Lu}[\p{L}\p{M}’'-]+$/u : /^[\p{L}\p{M}’'-]+$/u;
  return (
    isWord.test(name) &&
    levelWanted(name) === null &&
    fieldOfLabel(name) === null &&
    findConcepts(tokenize(name)).length === 0
  );
}
