import type { DocumentText } from "@winnow/documents/document-text.ts";
import { levelWanted } from "../facts/language-level.ts";
import { quote, type Span } from "../words/quote.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { fieldOfLabel, hasOnlyFieldWords } from "./field-words.ts";
import { sectionOfAnyWord } from "./heading-words.ts";
import { namesLanguage } from "./language-names.ts";
import type { Quoted } from "./profile.ts";
import { asListed, listedEntries } from "./read-listed-lines.ts";
import type { Section } from "./section.ts";

const mostWordsOfLevel = 4;
/** What says more names no language, unless a known one stands in it. */
const mostWordsOfLanguage = 6;

/**
 * The languages that a CV lists, each with the level that stands behind it or in the cell beside it. Where one of the
 * entries names a language, labels ("Reading"), levels, and what comes again as levels do, are left out. What nobody knows
 * may be a language and stays.
 */
export function readLanguages(document: DocumentText, sections: Section[]): Quoted[] {
  const entries = listedEntries(document, sections, "languages").map((span) => ({
    span,
    text: quote(document, span).text,
  }));
  if (!entries.some(({ text }) => namesLanguage(text)))
    return entries.map(({ span }) => asListed(document, span));
  const counts = Map.groupBy(entries, ({ text }) => text);
  const isRepeated = (text: string) => (counts.get(text)?.length ?? 0) > 1;
  const kept: Span[] = [];
  /** The entry that the next one may be the level of. */
  let open: Span | null = null;
  for (const { span, text } of entries) {
    const isLanguage = namesLanguage(text);
    const isLevel = !isLanguage && (isRepeated(text) || beginsWithLevel(text));
    const reach = open && !isLanguage ? reachOf(document, open, span) : null;
    const isShort = text.split(/\s+/u).length <= mostWordsOfLevel;
    const isBehind = reach === "line" && (isLevel || /^\p{Ll}[^(]*$/u.test(text));
    if (open && isShort && (isBehind || reach === "row")) {
      Object.assign(open, { toLine: span.toLine, end: span.end });
      open = null;
    } else if (isLanguage || !(isLevel || isLabel(text))) {
      open = { ...span, start: span.start + lengthOfLabel(text) };
      kept.push(open);
    } else open = null;
  }
  return kept.map((span) => asListed(document, span));
}

/** Whether an entry stands behind another in its line, or in the cell beside it. */
function reachOf({ lines }: DocumentText, before: Span, { fromLine }: Span): "line" | "row" | null {
  if (fromLine === before.toLine) return "line";
  const isBeside = fromLine === before.toLine + 1 && areOnOneRow(lines[before.toLine], lines[fromLine]);
  return isBeside ? "row" : null;
}

function beginsWithLevel(text: string): boolean {
  return levelWanted(text.split(/[\s(]/u)[0] ?? "") !== null;
}

/** "Reading", "Reading skills: good", what the section or a column of it is called, and sentences about them. */
function isLabel(text: string): boolean {
  const [label = "", value = ""] = text.split(/:\s*/u);
  if (text.split(/\s+/u).length > mostWordsOfLanguage) return true;
  const others = text.split(/[\s()]+/u).filter((word) => sectionOfAnyWord(word) !== "languages");
  const isOfField = hasOnlyFieldWords(text) || (beginsWithLevel(value) && fieldOfLabel(label) === "other");
  return isOfField || others.join("") === "" || hasOnlyFieldWords(others.join(" "));
}

/** Of "Mother tongue: Italian", up to the language. */
function lengthOfLabel(text: string): number {
  const [label = "", name = ""] = /^([^:]*:\s*)(.*)$/u.exec(text)?.slice(1) ?? [];
  return namesLanguage(name) && !namesLanguage(label) ? label.length : 0;
}
