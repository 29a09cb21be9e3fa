/**
 * Learns how rare words are, into `src/words/rarity.json`.
 * Usage: npm run train-rarity -- --data <folder with tables of ESCO and O*NET>; needs the program `xz`.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { stemInAnyLanguage } from "../src/words/stem-in-any-language.ts";
import { tokenize } from "../src/words/tokenize.ts";
import { readOwnLines, readTexts } from "./rarity/read-texts.ts";

const { values } = parseArgs({ options: { data: { type: "string" } } });
if (!values.data) throw new Error("Say where the tables are: --data <folder>");
const target = new URL("../src/words/rarity.json", import.meta.url);
/** A word of one text may as well be one that was misspelt. */
const minTexts = 2;
const maxByte = 255;
const attribution =
  "Made by matching/scripts/train-rarity.ts from ESCO (European Commission, changed), the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (CC BY 4.0, changed) and our own adverts; see matching/NOTICE.";

type Counted = { texts: number; counts: Map<string, number> };

const tables = count([...readTexts(resolve(values.data)).values()].map((parts) => parts.join(" ")));
const adverts = readOwnLines().map(count);
const inTables = metIn(tables);
const known = new Set(inTables);
const inAdverts = [...new Set(adverts.flatMap(metIn))].filter((word) => !known.has(word)).sort();
const words = [...inTables, ...inAdverts];
const rarities = Uint8Array.from(words, (word) => Math.round(maxByte * rarityOf(word)));
const learned = {
  attribution,
  inTables: inTables.length,
  words: words.join(" "),
  rarities: Buffer.from(rarities).toString("base64"),
};
writeFileSync(target, `${JSON.stringify(learned, null, 1)}\n`);
console.log(
  `${tables.texts} texts, ${inTables.length} words of tables, ${inAdverts.length} of adverts alone`,
);

function count(texts: string[]): Counted {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const found = tokenize(text).filter(({ folded }) => /^\p{L}{2,}$/u.test(folded));
    for (const word of new Set(found.map(({ written }) => stemInAnyLanguage(written))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { texts: texts.length, counts };
}

function metIn({ counts }: Counted): string[] {
  return [...counts].flatMap(([word, texts]) => (texts >= minTexts ? [word] : [])).sort();
}

/** 0 in every text, 1 in one of all texts of the tables, or in none; by the source in which the word is commonest. */
function rarityOf(word: string): number {
  const inSources = [tables, ...adverts].map(({ texts, counts }) => {
    const met = counts.get(word) ?? 0;
    return met < minTexts ? 1 : Math.log(texts / met) / Math.log(tables.texts);
  });
  return Math.min(...inSources);
}
