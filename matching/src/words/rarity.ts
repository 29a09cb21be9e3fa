import learned from "./rarity.json" with { type: "json" };
import { stemInAnyLanguage } from "./stem-in-any-language.ts";

const maxByte = 255;
const rarities = Uint8Array.from(atob(learned.rarities), (letter) => letter.charCodeAt(0));
const rows = new Map(learned.words.split(" ").map((word, row) => [word, row]));

/**
 * How rare a word is, 0 (in every text) to 1 (in one of tens of thousands, or unknown), as inverse document frequency
 * (Spärck Jones, 1972) over what `matching/training/README.md` names.
 * @param word - as written
 */
export function rarityOf(word: string): number {
  const row = rowOf(word);
  return row === undefined ? 1 : (rarities[row] ?? maxByte) / maxByte;
}

/** Whether the word is one of the tables that were learned from, which are in English, French and Spanish. */
export function isOfTables(word: string): boolean {
  const row = rowOf(word);
  return row !== undefined && row < learned.inTables;
}

function rowOf(word: string): number | undefined {
  return rows.get(stemInAnyLanguage(word));
}
