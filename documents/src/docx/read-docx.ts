import type { ReadOutcome } from "../document-text.ts";
import { maximumCharacters } from "../limits.ts";
import { docxLines } from "./docx-lines.ts";
import { TooMuchInDocxError, unpackDocx } from "./docx-parts.ts";
import { readNamedStyles } from "./docx-style.ts";
import { parseXml } from "./xml-element.ts";

/**
 * Reads a Word document: paragraphs, tables row by row, text boxes once, notes at the end, and headers
 * and footers apart.
 * It has one page of size 0 × 0. Never throws for what is in the file.
 */
export function readDocx(bytes: Uint8Array): ReadOutcome {
  try {
    return readArchive(bytes);
  } catch (error) {
    // Everything below judges the file alone: a broken archive or XML is the only other reason to be here.
    return { ok: false, reason: error instanceof TooMuchInDocxError ? "tooMuchInside" : "damaged" };
  }
}

function readArchive(bytes: Uint8Array): ReadOutcome {
  const parts = unpackDocx(bytes);
  if (parts === undefined) return { ok: false, reason: "unsupportedType" };
  const styles = readNamedStyles(parts.styles === undefined ? undefined : parseXml(parts.styles));
  const counts = { tables: 0, rows: 0 };
  const main = docxLines(parseXml(parts.main), { styles, block: 1, counts });
  let block = (main.lines.at(-1)?.block ?? 0) + 1;
  const readPart = (part: Uint8Array) => {
    const read = docxLines(parseXml(part), { styles, block, counts });
    block = (read.lines.at(-1)?.block ?? block - 1) + 1;
    return read;
  };
  const notes = parts.notes.map(readPart);
  const around = [...parts.headers, ...parts.footers].map(readPart);
  const lines = [...main.lines, ...notes.flatMap((part) => part.lines)];
  const headersAndFooters = around.flatMap((part) => part.lines);
  const hidden = [main, ...notes, ...around].flatMap((part) => part.hidden);
  const characterCount = countCharacters([...lines, ...headersAndFooters, ...hidden]);
  if (characterCount > maximumCharacters) throw new TooMuchInDocxError("characters");
  if (lines.length === 0 && headersAndFooters.length === 0) return { ok: false, reason: "noText" };
  const pages = [{ number: 1, width: 0, height: 0 }];
  return { ok: true, document: { kind: "docx", readBy: "text", pages, lines, headersAndFooters, hidden } };
}

function countCharacters(texts: readonly { text: string }[]): number {
  return texts.reduce((count, { text }) => count + text.length, 0);
}
