import { lexicons, phrasesIn, wordsIn } from "../lexicon/lexicons.ts";
import { withoutAccents } from "../words/plain-words.ts";

/** Polish dates number months so: "IX 2015". */
const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The month in which a season begins, by the meteorological calendar of the northern half. */
const seasons = { spring: 3, summer: 6, autumn: 9, winter: 12 };

const monthByName = new Map<string, number>();
const namesOfSeasons = new Set<string>();
for (const { dates } of lexicons) {
  for (const [index, names] of phrasesIn(dates?.months).entries())
    for (const name of wordsIn(names)) monthByName.set(name, index + 1);
  for (const [season, names] of Object.entries(dates?.seasons ?? {}) as [keyof typeof seasons, string][])
    for (const name of wordsIn(names)) {
      monthByName.set(name, seasons[season]);
      namesOfSeasons.add(name);
    }
}

/** How letters of months are written with an accent. */
const accented: Record<string, string> = {
  a: "aáàâãäå",
  c: "cćč",
  e: "eéèêëě",
  i: "iíîï",
  l: "lł",
  n: "nńñ",
  o: "oóôõö",
  r: "rř",
  s: "sś",
  u: "uúûüů",
  y: "yý",
  z: "zźż",
};

/** Part of a regular expression: any month or season by its name, whole, the longest first. */
export const monthPattern = `(?:${[...monthByName.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[a-z]/gu, (letter) => (accented[letter] ? `[${accented[letter]}]` : letter)))
  .join("|")})(?![\\p{L}\\p{M}])`;

/** The number of a month or season (1 to 12) by its name; undefined for other words. */
export function monthNamed(word: string): number | undefined {
  const roman = romanMonths.indexOf(word) + 1;
  if (roman > 0) return roman;
  return monthByName.get(withoutAccents(word));
}

/** Whether a word names a season, of which many years may be told at once ("summers 2021 and 2022"). */
export function isNameOfSeason(word: string): boolean {
  return namesOfSeasons.has(withoutAccents(word));
}
