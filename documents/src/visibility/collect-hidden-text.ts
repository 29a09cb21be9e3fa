import { unionBox } from "../box.ts";
import type { HiddenReason, HiddenText } from "../document-text.ts";
import { normaliseWord } from "../layout/normalise-word.ts";
import type { Character } from "../pdfium/pdf-character.ts";

/** Joins neighbouring characters that are hidden for the same reason, in the order of the page's content. */
export function collectHiddenText(characters: readonly Character[], page: number): HiddenText[] {
  const texts: HiddenText[] = [];
  let stretch: Character[] = [];
  let reason: HiddenReason | undefined;
  const finish = () => {
    if (reason === undefined) return;
    const text = readStretch(stretch);
    if (text !== "")
      texts.push({ text, page, box: unionBox(stretch.map((character) => character.box)), reason });
  };
  for (const character of characters) {
    if (character.hidden !== reason) {
      finish();
      stretch = [];
      reason = character.hidden;
    }
    if (reason !== undefined) stretch.push(character);
  }
  finish();
  return texts;
}

function readStretch(stretch: Character[]): string {
  return stretch
    .map((character) => (character.blankBefore ? ` ${character.text}` : character.text))
    .join("")
    .split(" ")
    .map(normaliseWord)
    .filter((word) => word !== "")
    .join(" ");
}
