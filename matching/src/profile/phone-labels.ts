import type { Line } from "@winnow/documents/document-text.ts";
import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { areOnOneRow } from "./are-on-one-row.ts";

const words = new Set(lexicons.flatMap(({ cv }) => wordsIn(cv?.phone)));
const besides = new Set(lexicons.flatMap(({ cv }) => wordsIn(cv?.phoneNumber)));
/** A label is short, in characters. */
const longestLabel = 30;

/** Whether what stands in front of a number, in its line or in that before it, calls it a telephone number. */
export function isCalledPhone(lines: readonly Line[], index: number, start: number): boolean {
  const line = lines[index];
  const inFront = line?.text.slice(0, start) ?? "";
  if (/\p{L}/u.test(inFront)) return words.has(wordsOf(inFront).findLast((word) => !besides.has(word)) ?? "");
  // Forms that are set as tables have a cell for the colon.
  const isColon = lines[index - 1]?.text.trim() === ":";
  const label = lines[isColon ? index - 2 : index - 1];
  const isLabel =
    line !== undefined &&
    label !== undefined &&
    label.text.length <= longestLabel &&
    (areOnOneRow(label, line) || /:\s*$/u.test(label.text) || inFront.includes(":"));
  return isLabel && wordsOf(label.text).some((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      // "H/P"
      .replace(/(?<!\p{L})(\p{L})\/(\p{L})(?!\p{L})/gu, "$1$2")
      .match(/\p{L}+/gu) ?? []
  );
}
