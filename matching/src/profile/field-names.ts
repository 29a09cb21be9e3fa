import type { FieldName } from "../lexicon/lexicon.ts";
import { lexicons, phrasesIn } from "../lexicon/lexicons.ts";
import { plainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

export type { FieldName };

/** In this order: what two fields are called is the earlier one. */
const fields: FieldName[] = [
  "dates",
  "start",
  "end",
  "title",
  "employer",
  "tasks",
  "degree",
  "school",
  "board",
  "name",
  "givenName",
  "surname",
  "other",
];
/** By names without signs, case and accents; those of the Europass forms among them. */
const fieldByName = new Map<string, FieldName>();
for (const field of fields) {
  for (const name of lexicons.flatMap(({ cv }) => phrasesIn(cv?.fields[field])))
    if (!fieldByName.has(bare(name))) fieldByName.set(bare(name), field);
}

/** "2015 to 2020" says when, and names no field; "Employer 2" is one. */
const mostDigits = 2;
/** Longer than any name. */
const mostLetters = 100;

/** Whether a text is longer than any name of a field. */
export function isTooLong(text: string): boolean {
  return text.length > mostLetters;
}

/** False for long texts and for those with more digits than a name has. */
export function mayNameField(text: string): boolean {
  return !isTooLong(text) && text.replace(/\D/gu, "").length <= mostDigits;
}

/** The field that a text names and nothing else, with or without a colon; null for every other text. */
export const fieldNamed = rememberTexts((text): FieldName | null => {
  if (!mayNameField(text)) return null;
  return fieldByName.get(bare(text)) ?? null;
});

/**
 * "Pracodawca: Hurtownia Wawel": the field, as `fieldOf` tells names of them, and where its value begins; null for lines
 * that begin otherwise.
 */
export function fieldAtStart(
  text: string,
  fieldOf: (label: string) => FieldName | null = fieldNamed,
): { field: FieldName; valueFrom: number } | null {
  const match = /^([^:]{2,60}):[-–—]?\s*(?=[^\s–—-])/u.exec(text);
  const field = match?.[1] === undefined ? null : fieldOf(match[1]);
  return match && field ? { field, valueFrom: match[0].length } : null;
}

function bare(text: string): string {
  return plainWords(text).join(" ");
}
