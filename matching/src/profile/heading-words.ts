import type { HeadingSubject } from "../lexicon/lexicon.ts";
import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { plainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { headingAlone, type SectionKind } from "./cv-headings.ts";

type Subject = {
  kind: Exclude<SectionKind, "header" | "other">;
  words: HeadingSubject;
  /** Whether they name things as well (schools, jobs, "me"), and so a heading only beside other words that are all known. */
  isAmongOthers?: true;
};

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
  { kind: "experience", words: "jobs", isAmongOthers: true },
  { kind: "education", words: "studies" },
  { kind: "education", words: "schools", isAmongOthers: true },
  { kind: "personal", words: "personal" },
  { kind: "summary", words: "summary" },
  { kind: "experience", words: "career" },
  { kind: "summary", words: "self", isAmongOthers: true },
];

const subjectByWord = new Map<string, number>();
for (const [rank, subject] of subjects.entries()) {
  for (const word of lexicons.flatMap(({ cv }) => wordsIn(cv?.headingWords[subject.words])))
    if (!subjectByWord.has(word)) subjectByWord.set(word, rank);
}
const besideWords = new Set(lexicons.flatMap(({ cv }) => wordsIn(cv?.besideHeadingWords)));
const around = new Set(lexicons.flatMap(({ cv }) => wordsIn(cv?.headingWords.around)));
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
  const sure = sectionOfSureWords(text);
  if (sure) return sure;
  const words = wordsOf(text);
  const areKnown = words.every(
    (word) => rankOf(word) !== undefined || besideWords.has(word) || around.has(word),
  );
  return areKnown && words.length > 1 && words.length <= maxWords ? mostTelling(words, true) : null;
});

/** As `sectionOfWords`, without the words that tell among others alone: what the models of lines hear. */
export const sectionOfSureWords = rememberTexts((text): SectionKind | null => {
  const words = wordsOf(text);
  const isKnown = (word: string) => besideWords.has(word) || mostTelling([word], false) !== null;
  return words.every(isKnown) && words.length <= maxWords ? mostTelling(words, false) : null;
});

function wordsOf(heading: string): string[] {
  return plainWords(headingAlone(heading).replace(/\p{L}+-(?=\s)/gu, " "));
}

/** The section that any word of a line names, for a line that certainly is a heading: "Clinical skills". */
export function sectionOfAnyWord(text: string): SectionKind | null {
  return mostTelling(plainWords(text), false);
}

function mostTelling(words: string[], areAllKnown: boolean): SectionKind | null {
  const ranks = words.flatMap((word) => rankOf(word) ?? []);
  const heard = ranks.filter((rank) => areAllKnown || !subjects[rank]?.isAmongOthers);
  return heard.length === 0 ? null : (subjects[Math.min(...heard)]?.kind ?? null);
}

function rankOf(word: string): number | undefined {
  const known = subjectByWord.get(word);
  if (known !== undefined || besideWords.has(word)) return known;
  const kind = compounds.find(([pattern]) => pattern.test(word))?.[1];
  return kind && subjects.findIndex((subject) => subject.kind === kind);
}
