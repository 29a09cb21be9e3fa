import type { FieldName, FieldSubject } from "../lexicon/lexicon.ts";
import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { namesLeavingCertificate } from "./degree-level.ts";
import { fieldNamed } from "./field-names.ts";

/** Of several subjects in one name the first counts: "Reason for leaving" is no end, "Year of examination" no degree. */
const subjects: FieldSubject[] = [
  "other",
  "tasks",
  "start",
  "end",
  "dates",
  "employer",
  "school",
  "board",
  "place",
  "degree",
  "title",
];

/** By language, what each word in the name of a field says; null for words that may stand beside those. */
const languages = lexicons.flatMap(({ cv }) => {
  if (!cv) return [];
  const subjectByWord = new Map<string, FieldSubject | null>();
  for (const word of wordsIn(cv.besideFieldWords)) subjectByWord.set(word, null);
  for (const subject of subjects.toReversed())
    for (const word of wordsIn(cv.fieldWords[subject])) subjectByWord.set(word, subject);
  return [subjectByWord];
});

const mostWords = 8;
const mostDigits = 2;

/**
 * The field that a text names where the names of fields stand, in front of a colon or above a column: as a lexicon lists
 * it ("Employer"), or made of words of one language that each are known ("Name of the company last worked for"), but for single letters and what stands in brackets; null
 * where these are of a job and of where it was, and for every other text.
 */
export const fieldOfLabel = rememberTexts((text): FieldName | null => {
  const listed = fieldNamed(text);
  if (listed) return listed;
  const words = wordsOf(text.replace(/\([^)]*\)/gu, " "));
  const isTooMuch = words.length > mostWords || text.replace(/\D/gu, "").length > mostDigits;
  if (isTooMuch || namesLeavingCertificate(text)) return null;
  for (const subjectByWord of languages) {
    const known = words.map((word) => (word.length === 1 ? null : subjectByWord.get(word)));
    if (!known.includes(undefined)) return fieldOf(new Set(known));
  }
  return null;
});

function fieldOf(named: ReadonlySet<FieldSubject | null | undefined>): FieldName | null {
  if (named.has("start") && named.has("end")) return "dates";
  const isOfBoth = named.has("title") && (named.has("employer") || named.has("school"));
  const first = subjects.find((subject) => named.has(subject));
  if (!first || isOfBoth) return null;
  return first === "place" ? "other" : first;
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.match(/\p{L}+/gu) ?? [];
}
