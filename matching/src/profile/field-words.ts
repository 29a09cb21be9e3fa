import type { FieldName, FieldSubject } from "../lexicon/lexicon.ts";
import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { isRoleNoun } from "../occupations/role-nouns.ts";
import { plainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { tokenize } from "../words/tokenize.ts";
import { namesLeavingCertificate } from "./degree-level.ts";
import { fieldNamed, isTooLong, mayNameField } from "./field-names.ts";

/** Of several subjects in one name the first counts: "Reason for leaving" is no end, "Year of examination" no degree. */
const subjects = [
  "other",
  "tasks",
  "start",
  "end",
  "dates",
  "employer",
  "school",
  "board",
  "detail",
  "degree",
  "title",
] as const satisfies FieldSubject[];

/** By language, what each word in the names of fields is about; null for words that may stand beside those. */
const languages = lexicons.flatMap(({ cv }) => {
  if (!cv) return [];
  const subjectByWord = new Map<string, FieldSubject | null>();
  for (const word of wordsIn(cv.besideFieldWords)) subjectByWord.set(word, null);
  for (const subject of [...subjects.toReversed(), "name"] as const)
    for (const word of wordsIn(cv.fieldWords[subject])) subjectByWord.set(word, subject);
  return [subjectByWord];
});

const mostWords = 8;
/** Of a word that counts as one of several: "La Poste" has one. */
const leastLetters = 3;

/**
 * The field that a text names where the names of fields stand: in front of a colon, or above a column. Either a lexicon
 * lists it ("Employer"), or one language knows all its words, at least two of them of three letters or more ("Name of the
 * company last worked for"); what stands in brackets is left out. Null for every other text, and where the words may as
 * well be a value ("Office manager", "City College") or name a job and where it was.
 */
export const fieldOfLabel = rememberTexts((text) => fieldOf(text, { leastWords: 2 }));

/** As `fieldOfLabel` for the name of a column, where one word will do ("Board"). */
export const fieldOfColumn = rememberTexts((text) => fieldOf(text, { leastWords: 1 }));

function fieldOf(text: string, { leastWords }: { leastWords: number }): FieldName | null {
  if (isTooLong(text)) return null;
  const bare = text.replace(/\([^()]*\)/gu, " ");
  const listed = fieldNamed(text) ?? fieldNamed(bare);
  if (listed) return listed;
  const named = subjectsIn(bare);
  if (!named || namesLeavingCertificate(text) || tokenize(text).some(isRoleNoun)) return null;
  const whole = named.words < leastWords ? null : fieldAmong(named.subjects);
  const [first = "", ...others] = bare.split(/\s*[/&,+]\s*/u);
  const isOfBoth = named.subjects.has("title") && isOfPlace(named.subjects);
  if (others.length === 0 || isOfBoth || (whole !== null && whole !== "other")) return whole;
  // "Company / Town": of several things the first.
  return fieldNamed(first) ?? fieldAmong(subjectsIn(first)?.subjects ?? new Set()) ?? whole;
}

/** Whether nothing but words of names of fields stands in a text: "Listening", "Spoken production". */
export function hasOnlyFieldWords(text: string): boolean {
  return subjectsIn(text) !== null;
}

type Subjects = { subjects: ReadonlySet<FieldSubject | null>; words: number };

function subjectsIn(text: string): Subjects | null {
  if (!mayNameField(text)) return null;
  const words = plainWords(text).filter((word) => word.length > 1);
  if (words.length === 0 || words.length > mostWords) return null;
  for (const subjectByWord of languages) {
    const known = words.flatMap((word) => {
      const subject = subjectByWord.get(word);
      return subject === undefined ? [] : [subject];
    });
    const long = words.filter((word) => word.length >= leastLetters).length;
    if (known.length === words.length) return { subjects: new Set(known), words: long };
  }
  return null;
}

function fieldAmong(named: ReadonlySet<FieldSubject | null>): FieldName | null {
  if (named.has("start") && named.has("end")) return "dates";
  const isOfSchool = named.has("school") || named.has("board");
  const isMixed = named.has("employer") && isOfSchool;
  const isOfValue = isOfSchool && (named.has("detail") || named.has("other"));
  if (named.has("title") && isOfPlace(named)) return null;
  if ((isMixed || isOfValue) && !named.has("name")) return null;
  // "Address of the company" asks for no company, "Name and address of the company" does.
  if (isOfPlace(named) && named.has("detail") && !named.has("name")) return "other";
  const first = subjects.find((subject) => named.has(subject)) ?? null;
  return first === "detail" ? "other" : first;
}

function isOfPlace(named: ReadonlySet<FieldSubject | null>): boolean {
  return named.has("school") || named.has("board") || named.has("employer");
}
