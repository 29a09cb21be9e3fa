import type { DocumentText } from "@winnow/documents/document-text.ts";
import { quote, type Span } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import type { SectionKind } from "./cv-headings.ts";
import type { Quoted } from "./profile.ts";
import type { Section } from "./section.ts";

/** The entries of sections that list things: each line, cut at commas, semicolons and bars outside brackets. */
export function readListedLines(document: DocumentText, sections: Section[], kind: SectionKind): Quoted[] {
  return listedEntries(document, sections, kind).map((span) => asListed(document, span));
}

/** Where they stand, those that hold a word. */
export function listedEntries({ lines }: DocumentText, sections: Section[], kind: SectionKind): Span[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({ from, to }) =>
      lines.slice(from, to).flatMap(({ text }, offset) => {
        const line = from + offset;
        return [...text.matchAll(/(?:\([^)]*\)|[^,;|•(]|\()+/gu)]
          .filter(([entry]) => /\p{L}{2}/u.test(entry))
          .map(({ index, 0: entry }) => ({
            fromLine: line,
            start: index,
            toLine: line,
            end: index + entry.length,
          }));
      }),
    );
}

export function asListed(document: DocumentText, span: Span): Quoted {
  const quotation = quote(document, span);
  return { value: quotation.text, confidence: confidenceOf("listedEntry"), quotation };
}
