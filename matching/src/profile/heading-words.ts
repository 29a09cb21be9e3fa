import type { HeadingSubject } from "../lexicon/lexicon.ts";
import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { plainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { headingAlone, type SectionKind } from "./cv-headings.ts";

type Subject = { kind: Exclude<SectionKind, "header" | "other">; words: HeadingSubject };

/**
 * What the words of a heading say it is about; of several subjects in one heading the first of this table counts:
 * "Language skills" are languages, "Career summary" a summary.
 */
const subjects: Subject[] = [
  { kind: "skills", words: "tools" },
  { kind: "languages", words: "languages" },
  { kind: "certificates", words: "certificates" },
  { kind: "projects", words: "projects" },
  { kind: "interests", words: "interests" },
  { kind: "skills", words: "skills" },
  { kind: "experience", words: "experience" },
  { kind: "education", words: "education" },
  { kind: "education", words: "studies" },
  { kind: "personal", words: "personal" },
  { kind: "summary", words: "summary" },
  { kind: "experience", words: "career" },
];

const subjectByWord = new Map<string, number>();
for (const [rank, subject] of subjects.entries()) {
  for (const word of lexicons.flatMap(({ cv }) => wordsIn(cv?.headingWords[subject.words])))
    if (!subjectByWord.has(word)) subjectByWord.set(word, rank);
}
const besideWords = new Set(lexicons.flatMap(({ cv }) => wordsIn(cv?.besideHeadingWords)));
/** German writes the subject and what it is about in one word: "Sprachkompetenzen", "Projekterfahrung". */
const compounds: [RegExp, SectionKind][] = [
  [/^(?:fremd)?sprach/u, "languages"],
  [/(?:kenntnisse|kompetenz(?:en)?|fahigkeiten|fertigkeiten)$/u, "skills"],
  [/erfahrung(?:en)?$/u, "experience"],
  [/(?:ausbildung|schulbildung|studium)$/u, "education"],
  [/(?:kurse|zertifikate|lizenzen|scheine)$/u, "certificates"],
];
const maxWords = 7;

/** The section that the words of a heading name together ("Aptitudini și competențe"), when each of them is known; else null. */
export const sectionOfWords = rememberTexts((text): SectionKind | null => {
  const words = plainWords(headingAlone(text).replace(/\p{L}+-(?=\s)/gu, " "));
  const areKnown = words.every((word) => rankOf(word) !== undefined || besideWords.has(word));
  return areKnown && words.length <= maxWords ? mostTelling(words) : null;
});

/** The section that any word of a line names, for a line that certainly is a heading: "Clinical skills". */
export function sectionOfAnyWord(text: string): SectionKind | null {
  return mostTelling(plainWords(text));
}

function mostTelling(words: string[]): SectionKind | null {
  const ranks = words.flatMap((word) => rankOf(word) ?? []);
  return ranks.length === 0 ? null : (subjects[Math.min(...ranks)]?.kind ?? null);
}

function rankOf(word: string): number | undefined {
  const known = subjectByWord.get(word);
  if (known !== undefined || besideWords.has(word)) return known;
  const kind = compounds.find(([pattern]) => pattern.test(word))?.[1];
  return kind && subjects.findIndex((subject) => subject.kind === kind);
}
