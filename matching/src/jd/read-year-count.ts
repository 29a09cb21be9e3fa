import { monthsOfYear } from "../profile/years.ts";
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

/** The least number of years that a wish states ("five (5) years", "3–5 years", "2+ yrs", "18 months") and where it is written. */
export function readYearCount(text: string): { years: number; from: number; to: number } | null {
  const match = pattern.exec(text) ?? inBrackets.exec(text);
  if (!match?.[1]) return null;
  const number = words.get(match[1].toLowerCase()) ?? Number(match[1]);
  const isMonths = /^month/iu.test(match[3] ?? "");
  if (isMonths && number < yearsTable.minMonths) return null;
  const years = isMonths ? Math.round((number / monthsOfYear) * 10) / 10 : number;
  return years > 0 && years <= yearsTable.most
    ? { years, from: match.index, to: match.index + match[0].length }
    : null;
}
