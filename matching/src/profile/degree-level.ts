import type { DegreeNames, DegreeWords } from "../lexicon/lexicon.ts";
import { lexicons } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { wholeWords } from "../words/whole-words.ts";
import { degreeLetters } from "./degree-letters.ts";
import { entryLayout } from "./layout-parameters.ts";
import type { Education } from "./profile.ts";

type Level = Education["level"];
const order: Level[] = ["none", "vocational", "bachelor", "master", "doctorate"];

/** The degree level that a line of an education section names; null when it names none. */
export const degreeLevelAmongDegrees = rememberTexts((text): Level | null => {
  return degreeLevel(text) ?? highest(namedIn(text, amongDegrees));
});

/** The degree level that a line names, the highest first; null when it names none. */
export const degreeLevel = rememberTexts((text): Level | null => {
  if (/\bhigh school\b/i.test(text)) return "none";
  if (/(?:^|:\s)(?:BA|BS) \p{Lu}/u.test(text)) return "bachelor";
  if (/(?:^|:\s)(?:MA|MS) \p{Lu}/u.test(text)) return "master";
  // Most lines name none, which one search tells.
  return anyName.test(text) ? highest(namedIn(text, names)) : null;
});

/** Whether words name a degree that has a level, as among degrees. */
export function namesDegree(text: string): boolean {
  const level = degreeLevelAmongDegrees(text);
  return level !== null && level !== "none";
}

/** Whether words name what a secondary school ends with, as among degrees: "H.S.C.", "GCSEs". */
export function namesLeavingCertificate(text: string): boolean {
  return degreeLevelAmongDegrees(text) === "none" || leavingCertificate.test(text);
}

/** Whether a line is about a degree from its first words on: "NVQ3 Electrical Installation", not "Taught A-level maths". */
export function startsWithDegree(text: string): boolean {
  return degreeLevel(text.split(/\s+/).slice(0, entryLayout.wordsOfDegree).join(" ")) !== null;
}

/** The lowest level that a wish such as "Bachelor's or Master's degree" accepts, or a "4-year degree". */
export function lowestDegreeLevel(text: string): Level | null {
  const named = degreesIn(text);
  return order.find((level) => named.some((one) => one.level === level)) ?? null;
}

/** Where an advert names degrees; a degree of any kind only where it names none by its name. */
export function degreesIn(text: string): NamedDegree[] {
  const byName = longest([...namedIn(text, names), ...namedIn(text, capitals)]);
  const byKind = longest([...byName, ...namedIn(text, asked)]);
  const isPlain = ({ from, to }: NamedDegree) => plain.test(text.slice(from, to));
  const isNamedBehind = (one: NamedDegree) =>
    !byName.includes(one) &&
    byName.some(({ from }) => openBracket.test(text.slice(one.to, Math.max(one.to, from))));
  const telling = byKind.filter((one) => !isPlain(one) && !isNamedBehind(one));
  return telling.length > 0 ? telling : byKind;
}

/** "Degree" says nothing where "Master's" stands before it. */
const plain = /^degree$/iu;
/** "Wykształcenie wyższe techniczne (mgr inż.)": the bracket says which. */
const openBracket = /^(?:\s+\p{L}+){0,3}\s*\(\s*$/u;

export function reaches(held: Level, wanted: Level): boolean {
  return order.indexOf(held) >= order.indexOf(wanted);
}

export type NamedDegree = { level: Level; from: number; to: number };
type Patterns = [Level, RegExp][];

function namedIn(text: string, patterns: Patterns): NamedDegree[] {
  const found = patterns.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
      level,
      from: index,
      to: index + name.length,
    })),
  );
  return longest(found);
}

/** Without the names that are a part of a longer one. */
function longest(named: NamedDegree[]): NamedDegree[] {
  return named.filter(
    (one) =>
      !named.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
}

function highest(named: NamedDegree[]): Level | null {
  return order.findLast((level) => named.some((one) => one.level === level)) ?? null;
}

function patternsIn(tables: DegreeNames[]): Patterns {
  return order.flatMap((level): Patterns => {
    const parts = tables.flatMap((table) => table[level] ?? []);
    if (parts.length === 0) return [];
    return [[level, wholeWords(new RegExp(`(?<![\\p{L}\\d])(?:${parts.join("|")})(?!\\p{L})`, "giu"))]];
  });
}

function tablesOf(use: Exclude<keyof DegreeWords, "leavingCertificates">): DegreeNames[] {
  return lexicons.flatMap(({ degrees }) => degrees?.[use] ?? []);
}

/** "Med" is a word of many languages. */
const letterCased: Patterns = [["master", /(?<![\p{L}\d])M(?:Ed|ED)(?!\p{L})/gu]];
const names = [...patternsIn([degreeLetters, ...tablesOf("byName")]), ...letterCased];
const anyName = new RegExp(names.map(([, { source }]) => source).join("|"), "iu");
const amongDegrees = patternsIn(tablesOf("amongDegrees"));
const leavingCertificate = wholeWords(
  new RegExp(
    `(?<![\\p{L}\\d])(?:${lexicons.flatMap(({ degrees }) => degrees?.leavingCertificates ?? []).join("|")})(?!\\p{L})`,
    "iu",
  ),
);
const asked = patternsIn(tablesOf("asked"));

const other = "(?:BA|BS|BSc|MA|MS|MSc|PhD)(?!\\p{L})";
/** Letters that are degrees in capitals beside others: "BA/BS", "BS or MS", "JD from …". */
const capitals: Patterns = [
  ["bachelor", besideOthers("BA|BS|BE")],
  ["master", besideOthers("MA|MS|ME")],
  ["doctorate", /(?<![\p{L}\d])JD(?= (?:from|degree|or)(?!\p{L}))/gu],
];

function besideOthers(letters: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${letters})(?=\\s?/\\s?${other}| or ${other}| (?:degree|or (?:higher|equivalent)))|(?<=(?<!\\p{L})(?:BA|BS|BSc|BE|MA|MS)(?:\\s?/\\s?| or ))(?:${letters})(?!\\p{L})`,
    "gu",
  );
}
