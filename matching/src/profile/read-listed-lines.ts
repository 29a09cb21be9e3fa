import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { quote, type Span } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import type { SectionKind } from "./cv-headings.ts";
import { namesOfColumns } from "./data-rows.ts";
import { headerRowsOf } from "./lines/header-rows.ts";
import type { Quoted } from "./profile.ts";
import type { Section } from "./section.ts";

/** The entries of sections that list things: each line, cut at commas, semicolons and bars outside brackets. */
export function readListedLines(document: DocumentText, sections: Section[], kind: SectionKind): Quoted[] {
  return listedEntries(document, sections, kind).map((span) => asListed(document, span));
}

/** Where they stand, those that hold a word; names of columns are none. */
export function listedEntries({ lines }: DocumentText, sections: Section[], kind: SectionKind): Span[] {
  const named = new Set([...namesOfColumns(lines)].map((line) => tableOf(lines[line])));
  const headers = new Set([...headerRowsOf(lines)].filter((line) => named.has(tableOf(lines[line]))));
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({ from, to }) =>
      lines.slice(from, to).flatMap(({ text }, offset) => {
        const line = from + offset;
        if (headers.has(line)) return [];
        return stretchesOf(text)
          .filter(({ start, end }) => /\p{L}{2}/u.test(text.slice(start, end)))
          .map(({ start, end }) => ({ fromLine: line, start, toLine: line, end }));
      }),
    );
}

function tableOf(line: Line | undefined): string {
  return `${line?.page} ${line?.cell?.table}`;
}

/** What stands between commas, semicolons, bars and list signs, but for those in brackets that are closed. */
function stretchesOf(text: string): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  const lastClosed = text.lastIndexOf(")");
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === "(" && at < lastClosed) at = text.indexOf(")", at);
    else if (at === text.length || /[,;|•]/u.test(text[at] ?? "")) {
      stretches.push({ start, end: at });
      start = at + 1;
    }
  }
  return stretches;
}

export function asListed(document: DocumentText, span: Span): Quoted {
  const quotation = quote(document, span);
  return { value: quotation.text, confidence: confidenceOf("listedEntry"), quotation };
}
