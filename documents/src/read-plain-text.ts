import type { DocumentText, Line, Word } from "./document-text.ts";
import { listMarkerLength } from "./layout/list-marker.ts";
import { normaliseWord } from "./layout/normalise-word.ts";

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Turns pasted text, such as a job description, into the same shape as a document: one line per line of text
 * that is not blank, on page 1, in one block, with boxes of size 0. Never throws; empty text has no lines.
 */
export function readPlainText(text: string): DocumentText {
  return {
    kind: "text",
    readBy: "text",
    pages: [{ number: 1, width: 0, height: 0 }],
    lines: linesOfPlainText(text),
    headersAndFooters: [],
    hidden: [],
  };
}

function linesOfPlainText(text: string): Line[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap((raw) => plainLine(raw) ?? []);
}

/** How a line without a position looks: shared with formats that have no pages. Undefined for a blank line. */
export function plainLine(
  raw: string,
  look: { isBold?: boolean; isBullet?: boolean; fontSize?: number } = {},
): Line | undefined {
  const trimmed = raw.trim();
  const markerLength = listMarkerLength(trimmed);
  let text = "";
  const words: Word[] = [];
  for (const rawWord of trimmed.slice(markerLength).split(/\s+/)) {
    const word = normaliseWord(rawWord);
    if (word === "") continue;
    if (text !== "") text += " ";
    words.push({ start: text.length, end: text.length + word.length, box: nowhere });
    text += word;
  }
  if (text === "") return undefined;
  return {
    text,
    page: 1,
    box: nowhere,
    words,
    fontSize: look.fontSize ?? 0,
    isBold: look.isBold ?? false,
    isBullet: markerLength > 0 || (look.isBullet ?? false),
    block: 1,
    gapAbove: 0,
  };
}
