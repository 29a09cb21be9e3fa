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

/** `otherWeightFrom` counts in the raw text. */
type Look = { isBold?: boolean; isBullet?: boolean; fontSize?: number; otherWeightFrom?: number | undefined };

/** How a line without a position looks: shared with formats that have no pages. Undefined for a blank line. */
export function plainLine(raw: string, look: Look = {}): Line | undefined {
  const trimmed = raw.trimStart();
  const markerLength = listMarkerLength(trimmed.trimEnd());
  const from = raw.length - trimmed.length + markerLength;
  let text = "";
  let otherWeightFrom: number | undefined;
  const words: Word[] = [];
  for (const { 0: rawWord, index } of raw.slice(from).matchAll(/\S+/g)) {
    const word = normaliseWord(rawWord);
    if (word === "") continue;
    if (text !== "") {
      text += " ";
      if (look.otherWeightFrom !== undefined && from + index >= look.otherWeightFrom)
        otherWeightFrom ??= text.length;
    }
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
    ...(otherWeightFrom === undefined ? {} : { otherWeightFrom }),
  };
}
