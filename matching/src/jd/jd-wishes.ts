import { joining } from "../lexicon/joining-words.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { firstFilled } from "../rules/rule.ts";
import { tokenize } from "../words/tokenize.ts";
import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./any-of-languages.ts";
import { clauseRules, splitClauses } from "./clause-rules.ts";
import { extraRules } from "./extra-rules.ts";
import { wishTable } from "./jd-parameters.ts";
import { readYearCount } from "./read-year-count.ts";
import { yearsApartRules } from "./years-apart-rules.ts";

/** A part of a sentence that asks for something; `isExtra` where the sentence itself says that it may be absent. */
export type JdWish = { text: string; isExtra: boolean };

/** "Good German, English welcome": without a verb it speaks of the last thing alone. */
const lastIsExtra =
  /^(.*\S)\s*[,;]\s+(?:and |but )?((?!(?:and|or)\b)[^,;]{2,40}?)\s+(?:also )?(?:(?:strongly |highly )?(?:preferred|desirable|welcome|desired)|(?:a |an )(?:big |strong )?(?:plus|advantage|bonus|asset))[.\s]*$/iu;
/** "X would be an advantage, as would Y and Z". */
const asWould =
  /^(.*?\S)\s+(?:would be|will be|is|are)\s+(?:an? )?(?:\p{L}+ )?(?:advantage|advantageous|plus|asset|bonus|desirable|beneficial|welcome|helpful|great|good|useful|nice|handy|lovely)(?:\s+but\s+(?:is |are )?not (?:an? )?(?:must|essential|required|necessary|mandatory))?\s*[,;]?\s+(?:and )?(?:(?:as|so)\s+(?:would|is|are|does|do|will)(?:\s+be)?|likewise)\s+(.+?)[.\s]*$/iu;
/** "A good degree and an LPC": qualifications go by their letters. */
const furtherQualification = /\s+and\s+(?=an?\s+\p{Lu}{2,}\b)/gu;
/** "If you have used a CMM": what it leads up to is the wish, so that its comma parts nothing. */
const startsAside = /^\s*(?:if|because|when|while|as|since|although|though|unless|whether)\b/iu;

/** "You don't need a degree, but …": what stands before the comma is not asked for. */
const notNeeded =
  /^(?:you )?(?:do(?:n['’]t| not) need|needn['’]t have|need no)\b[^,;.]*(?:[,;.]\s*(?:but |and )?|$)/iu;

/** What a sentence of a JD asks for, clause by clause, with what it only wishes for set apart. */
export function wishesOfSentence(wording: string): JdWish[] {
  const sentence = wording.replace(notNeeded, "");
  if (sentence !== wording && findConcepts(tokenize(sentence)).length === 0) return [];
  const also = asWould.exec(sentence);
  if (also?.[1] && also[2]) {
    const others = also[2].split(/\s*,\s+(?:and\s+)?|\s+and\s+/iu);
    return [also[1], ...others].map((text) => ({ text, isExtra: true }));
  }
  return clausesOf(sentence).flatMap(setExtraApart);
}

/** "Portuguese is not required", where nothing is said for it. */
export function isNotAsked({ text }: JdWish): boolean {
  return notAsked.test(text) || (unneeded.test(text) && !concession.test(text));
}

const unneeded = wholeWords(new RegExp(anyOfLanguages("unneeded"), "iu"));
/** "Kein Muss, aber von Vorteil". */
const concession = wholeWords(new RegExp(`\\b(?:${joining("but")})\\b|${anyOfLanguages("welcome")}`, "iu"));

const notAsked =
  /^(?!.*\b(?:but|though|although|preferred|helpful|plus|bonus|advantage|welcome|desirable)\b).*\b(?:is|are)(?: not|n['’]t) (?:an? |strictly |absolutely )*(?:required|requirement|needed|necessary|must|essential)[.\s]*$/iu;

function clausesOf(sentence: string): string[] {
  const clauses = startsAside.test(sentence)
    ? [sentence]
    : sentence.split(furtherQualification).flatMap((part) => splitClauses(clauseRules, part));
  const areClauses = clauses.every((clause) => tokenize(clause).length >= wishTable.minWordsOfClause);
  const wishes = (areClauses ? clauses : [sentence]).filter((clause) => !substitute.test(clause));
  return wishes.flatMap(yearsApart).flatMap(languageApart);
}

/** "Four more years of work may substitute for the degree" asks for nothing more. */
const substitute =
  /^(?:\p{L}+\s+){0,3}(?:years?|experience)\b.*\b(?:substitute|in lieu|in place of|instead of|replace)\b/iu;

/** "Write reports, in fluent English" asks for the language too. */
function languageApart(clause: string): string[] {
  const [, before, language] = inLanguage.exec(clause) ?? [];
  if (!before || !language) return [clause];
  const isLanguage = findConcepts(tokenize(language)).some(({ concept }) => concept.kind === "language");
  return isLanguage ? [before, language] : [clause];
}

const inLanguage =
  /^(.*?\S),?\s+in\s+((?:clear|good|excellent|perfect|impeccable|flawless|fluent|native-level|idiomatic|business|plain)\s+\p{Lu}\p{L}+)[.\s]*$/u;

/** "…, at least 2 of them in a leading position" asks for years of its own. */
function yearsApart(clause: string): string[] {
  const apart = firstFilled(yearsApartRules, clause);
  if (!apart || !readYearCount(`${apart.count} years`)) return [clause];
  return [apart.main, `${apart.count} years ${apart.what}`];
}

/** Where what is before the last comma names something too; else the comma is one of a clause. */
function lastOfNames(text: string): { main: string; extra: string } | null {
  const [, main, extra] = lastIsExtra.exec(text) ?? [];
  if (main === undefined || extra === undefined || /\b(?:is|are|be)\s*$/iu.test(extra)) return null;
  const areNames = [main, extra].every((part) => findConcepts(tokenize(part)).length > 0);
  return areNames ? { main, extra } : null;
}

function setExtraApart(text: string): JdWish[] {
  const { main: before, extra } = firstFilled(extraRules, text) ?? lastOfNames(text) ?? {};
  if (!before || !extra || !/\p{L}{2}/u.test(before)) return [{ text, isExtra: false }];
  const main = { text: before.trim(), isExtra: false };
  const wish = extra.replace(/^(?:in|with|from|at|on|within)\s+(?:an? |the )?/iu, "").trim();
  // A preferred field of a degree is no wish of its own: a CV without it may still have the degree.
  const isOfDegree = lowestDegreeLevel(before) !== null && wish !== extra;
  return isOfDegree || wish === "" ? [main] : [main, { text: wish, isExtra: true }];
}
