/**
 * Compiles the names of software in the O*NET database that the hand-made concepts lack into
 * `src/concepts/technologies.json`. Run again after many concepts were added: what a person wrote goes before.
 * Usage: node matching/scripts/compile-technologies.ts <folder with the text files of the O*NET database>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stem } from "../src/words/stem.ts";
import { type Token, tokenize } from "../src/words/tokenize.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Usage: compile-technologies.ts <folder of the O*NET database>");
const target = new URL("../src/concepts/technologies.json", import.meta.url);
// What was compiled before is no hand-made concept: the table is read without it.
writeFileSync(target, '{ "attribution": [], "technologies": [] }\n');
const { findConcepts } = await import("../src/mentions/find-concepts.ts");

/** A product that fewer occupations use is seldom asked for, and often a name made of plain words. */
const minUses = 3;
const maxWords = 4;
const generic =
  /\s+(?:software|systems?|applications?|tools?|programs?|solutions?|suite|platform|online|programming languages?)$/iu;

/** Where people have a profile, an address or a channel: a CV that links there claims no skill. */
const places = new Set([
  "LinkedIn",
  "YouTube",
  "TikTok",
  "SmugMug Flickr",
  "Google Gmail",
  "FaceTime",
  "GroupMe",
]);

/** Words that people use for work and things: a name made of them alone could be meant otherwise. */
const plainWords = new Set<string>();
for (const [file, column] of [
  ["Task Statements.txt", 2],
  ["Occupation Data.txt", 2],
  ["Alternate Titles.txt", 1],
] as const)
  for (const cells of rows(file))
    for (const { folded } of tokenize(cells[column] ?? "")) plainWords.add(stem(folded));

const uses = new Map<string, number>();
for (const [, name = ""] of rows("Technology Skills.txt")) uses.set(name, (uses.get(name) ?? 0) + 1);

const technologies: string[][] = [];
const taken = new Set<string>();
for (const [written, count] of uses) {
  const name = written
    .replace(/\s*\([^)]*\)/gu, "")
    .replace(generic, "")
    .trim();
  const tokens = tokenize(name);
  if (
    count < minUses ||
    places.has(name) ||
    taken.has(name) ||
    !isTelling(tokens) ||
    knownBefore(written, name)
  )
    continue;
  taken.add(name);
  technologies.push([name, ...aliasOf(tokens)]);
}
technologies.sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));

const attribution = [
  "Names of software, compiled from the O*NET 29.2 Database by matching/scripts/compile-technologies.ts: each with the word it goes by.",
  "This file includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and",
  "Training Administration (USDOL/ETA). Used under the CC BY 4.0 license (https://creativecommons.org/licenses/by/4.0/).",
  "O*NET® is a trademark of USDOL/ETA. Winnow has modified all or some of this information: names were selected and shortened.",
  "USDOL/ETA has not approved, endorsed, or tested these modifications.",
];
writeFileSync(target, `${JSON.stringify({ attribution, technologies }, null, 1)}\n`);

function rows(name: string): string[][] {
  const [, ...lines] = readFileSync(join(folder ?? "", name), "utf8")
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => line.split("\t"));
}

function isProductWord({ written, folded }: Token): boolean {
  return /^\p{Lu}/u.test(written) && folded.length >= 3 && !plainWords.has(stem(folded));
}

function isTelling(tokens: Token[]): boolean {
  if (tokens.length === 0 || tokens.length > maxWords) return false;
  const areNames = tokens.every(({ written }) => /^[\p{Lu}\d]/u.test(written));
  return areNames && tokens.some(isProductWord) && (tokens.length > 1 || isBrand(tokens[0]));
}

/** "TurboTax", "SolarWinds", "HEC-1": capitals inside or digits, which plain words lack. */
function isBrand(token: Token | undefined): boolean {
  return token !== undefined && /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(token.written);
}

/** "Intuit TurboTax" goes by "TurboTax"; without a capital inside, the last word may be a surname or a plain word. */
function aliasOf(tokens: Token[]): string[] {
  const last = tokens.at(-1);
  const isAlias = tokens.length > 1 && last && isBrand(last) && isProductWord(last);
  return isAlias && findConcepts([last]).length === 0 ? [last.written] : [];
}

function knownBefore(written: string, name: string): boolean {
  return findConcepts(tokenize(`${written} | ${name}`)).length > 0;
}
