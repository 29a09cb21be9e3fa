import { patternsOf } from "../lexicon/lexicons.ts";

const year = patternsOf(({ dates }) => dates?.lengths?.years).join("|");
const month = patternsOf(({ dates }) => dates?.lengths?.months).join("|");
const length = new RegExp(
  `^\\(?\\d{1,2}\\+?\\s?(?:${year}|${month})\\.?(?:,?\\s+(?:and\\s+)?\\d{1,2}\\s?(?:${month})\\.?)?\\)?$`,
  "iu",
);

/** True for a length of time and nothing else: "4 years 3 months", "(1 yr 2 mos)". */
export function isDuration(text: string): boolean {
  return length.test(text.replace(/^[\s·•|,;–—-]+|[\s,;.]+$/gu, ""));
}
