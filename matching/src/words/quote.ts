import type { Box, DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { Quotation } from "../profile/profile.ts";
import { boxAround } from "./box-around.ts";

/** From `start` in line `fromLine` to `end` in line `toLine` (inclusive); offsets in UTF-16 units of the line's text. */
export type Span = { fromLine: number; start: number; toLine: number; end: number };

/**
 * The only place where quotations are made, so that each stands literally in the visible text:
 * a slice of one line, or slices of consecutive lines of one page joined by one blank.
 * A span that runs on to the next page is cut at the end of its first page.
 */
export function quote(document: DocumentText, span: Span): Quotation {
  const first = document.lines[span.fromLine];
  if (!first) throw new RangeError(`The document has no line ${span.fromLine}`);
  const texts: string[] = [];
  const boxes: Box[] = [];
  for (let index = span.fromLine; index <= span.toLine; index++) {
    const line = document.lines[index];
    if (!line || line.page !== first.page) break;
    const start = index === span.fromLine ? span.start : 0;
    const end = index === span.toLine ? span.end : line.text.length;
    const [from, to] = withoutOuterBlanks(line.text, start, end);
    if (from >= to) continue;
    texts.push(line.text.slice(from, to));
    boxes.push(boxOfWords(line, from, to));
  }
  return { text: texts.join(" "), page: first.page, boxes };
}

export function quoteLine(document: DocumentText, line: number): Quotation {
  return quote(document, {
    fromLine: line,
    start: 0,
    toLine: line,
    end: document.lines[line]?.text.length ?? 0,
  });
}

function withoutOuterBlanks(text: string, start: number, end: number): [number, number] {
  let from = start;
  let to = end;
  while (from < to && text[from] === " ") from++;
  while (to > from && text[to - 1] === " ") to--;
  return [from, to];
}

function boxOfWords(line: Line, start: number, end: number): Box {
  const boxes = line.words.filter((word) => word.start < end && word.end > start).map((word) => word.box);
  return boxes.length === 0 ? line.box : boxAround(boxes);
}
