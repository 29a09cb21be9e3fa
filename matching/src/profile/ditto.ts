import type { Line } from "@winnow/documents/document-text.ts";
import { lexicons, phrasesIn } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** "do" alone is a word elsewhere ("until" in Polish). */
const marks = /^(?:[\s–—-]*〃[\s–—-]*|[–—"'-]\s?do\.?\s?[–—"'-])$/iu;
const quotationMarks = /^[\s–—-]*(?:["“”„]|''|,,)[\s–—-]*$/u;
const words = new Set(lexicons.flatMap(({ cv }) => phrasesIn(cv?.ditto)).map(bare));

/** Whether this stands for what the entry above says: "-do-", "〃", "same company". */
export const isDitto = rememberTexts((text) => marks.test(text) || words.has(bare(text)));

/** Whether all of a line does; in the cell of a table, a quotation mark, too. */
export function isDittoLine(line: Line | undefined): boolean {
  if (!line) return false;
  return isDitto(line.text) || (line.cell !== undefined && quotationMarks.test(line.text));
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "")
    .replace(/\s+/gu, " ");
}
