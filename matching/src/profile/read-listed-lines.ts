import type { DocumentText } from "@winnow/documents/document-text.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import type { SectionKind } from "./cv-headings.ts";
import type { Quoted } from "./profile.ts";
import type { Section } from "./section.ts";

/** The entries of sections that list things: each line, cut at commas, semicolons and bars outside brackets. */
export function readListedLines(document: DocumentText, sections: Section[], kind: SectionKind): Quoted[] {
  const found: Quoted[] = [];
  for (const section of sections.filter((candidate) => candidate.kind === kind)) {
    for (let line = section.from; line < section.to; line++) {
      const text = document.lines[line]?.text ?? "";
      for (const entry of text.matchAll(/(?:\([^)]*\)|[^,;|•(]|\()+/gu)) {
        const start = entry.index;
        const quotation = quote(document, {
          fromLine: line,
          start,
          toLine: line,
          end: start + entry[0].length,
        });
        if (/\p{L}{2}/u.test(quotation.text))
          found.push({ value: quotation.text, confidence: confidenceOf("listedEntry"), quotation });
      }
    }
  }
  return found;
}
