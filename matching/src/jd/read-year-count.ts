import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { monthsOfYear } from "../profile/years.ts";
import { wholeWords } from "../words/whole-words.ts";
import { yearsTable } from "./jd-parameters.ts";

const words = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
);
const count = `(\\d{1,2}|${[...words.keys()].join("|")})`;
const pattern = new RegExp(
  `(?:(?:for )?(?:at least|a minimum of|minimum(?: of)?|min\\.?|more than|over|(?:no|not) (?:less|fewer) than)|(?<=\\p{L}\\s)for)?\\s*(?<!\\b(?:within|last|past|next|every)\\s)(?<![\\p{L}\\d])${count}(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?(?:\\s*(?:-|–|to)\\s*${count})?\\s*\\+?\\s*(?:or more\\s+)?(?:full\\s+)?(years?|yrs?|months?)(?:\\s+or\\s+(?:more|longer))?(?:['’])?(?!\\s+old)`,
  "iu",
);
/** "Several years (at least 2)". */
const inBrackets = new RegExp(
  `years?(?:['’])?\\s*\\((?:at least|minimum|min\\.?|ideally)?\\s*${count}\\+?\\)`,
  "iu",
);

/** "4-year degree", "a three year programme": how long something takes that one does not have to have done as work. */
const durationOf =
  /^\s*(?!(?:\p{L}+[ -]){0,3}?(?:experience|exp|work|practice|background|track record)(?!\p{L}))(?:\p{L}+[ -]){0,4}?\p{L}+/iu;

export type YearCount = { years: number; from: number; to: number; isInEnglish: boolean };

/** The least number of years that a wish states ("five (5) years", "3–5 years", "2+ yrs", "18 months") and where it is written. */
export function readYearCount(text: string): YearCount | null {
  return countInEnglish(text) ?? countElsewhere(text);
}

function countInEnglish(text: string): YearCount | null {
  const match = pattern.exec(text) ?? inBrackets.exec(text);
  if (!match?.[1]) return null;
  const number = words.get(match[1].toLowerCase()) ?? Number(match[1]);
  const unit = match[3] ?? "";
  const isMonths = /^month/iu.test(unit);
  if (isMonths && number < yearsTable.minMonths) return null;
  const end = match.index + match[0].length;
  if (number > 1 && /^(?:year|month)$/iu.test(unit) && durationOf.test(text.slice(end).replace(/^-/u, "")))
    return null;
  const years = isMonths ? Math.round((number / monthsOfYear) * 10) / 10 : number;
  return inBounds({ years, from: match.index, to: end, isInEnglish: true });
}

/** In other languages years count where they are said of experience. */
function countElsewhere(text: string): YearCount | null {
  if (!/\p{L}{4}/u.test(text)) return null;
  for (const { patterns, numbers } of elsewhere)
    for (const one of patterns) {
      const match = one.exec(text);
      const count = match?.groups?.count?.toLowerCase();
      if (!match || count === undefined) continue;
      const years = /^\d/u.test(count)
        ? Number(count)
        : numbers.findIndex((names) => names.includes(count)) + 1;
      return inBounds({ years, from: match.index, to: match.index + match[0].length, isInEnglish: false });
    }
  return null;
}

function inBounds(count: YearCount): YearCount | null {
  return count.years > 0 && count.years <= yearsTable.most ? count : null;
}

const elsewhere = lexicons.flatMap(({ advert: { years } }) => {
  if (!years) return [];
  const { unit, experience } = years;
  const numbers = wordsIn(years.numbers).map((names) => names.split("/"));
  const counted = `(?<count>\\d{1,2}|${numbers.flat().join("|")})\\+?(?:\\s?(?:-|–|a|à|bis|do|tot|al|till)\\s?\\d{1,2})?\\s?${unit}`;
  return {
    numbers,
    patterns: [
      `\\b${counted}(?:[\\s-]+[\\p{L}'’-]+){0,3}?(?:\\s+(?:[\\p{L}]['’])?)?\\s?(?:d['’])?(?:${experience})\\b`,
      `\\b(?:${experience})(?:\\s+[\\p{L}'’.-]+){0,4}?\\s*[:(]?\\s*${counted}\\b`,
    ].map((source) => wholeWords(new RegExp(source, "iu"))),
  };
});
