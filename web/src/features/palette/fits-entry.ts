import { fitsTyped } from "../../ui/format/fits-typed.ts";
import { plainLetters } from "../../ui/format/plain-letters.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** Whether each typed word stands in the label, or begins a word that the entry is found by besides: "nu" means no manual. */
export function fitsEntry(
  { label, words = "" }: Pick<PaletteEntry, "label" | "words">,
  typed: string,
): boolean {
  const beginnings = ` ${plainLetters(words)}`;
  return typed
    .split(/\s+/)
    .every((word) => fitsTyped(label, word) || beginnings.includes(` ${plainLetters(word)}`));
}
