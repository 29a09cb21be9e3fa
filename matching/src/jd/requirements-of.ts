import { contentWords } from "../facts/find-phrase.ts";
import { joining } from "../lexicon/joining-words.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./any-of-languages.ts";
import { usualWeight, wishTable } from "./jd-parameters.ts";
import { readYearCount } from "./read-year-count.ts";
import type { RefusedCriterion, Requirement } from "./requirement.ts";
import { requirementFromPart } from "./requirement-from-text.ts";
import { someOf } from "./some-of.ts";
import { splitWish } from "./split-wish.ts";
import { stripLeadIn } from "./strip-lead-in.ts";

/** What a sentence asks for, and what of it cannot be asked for. */
type Asked = { requirements: Requirement[]; refused: RefusedCriterion[] };

/** `count` requirements stand before these; the sentence is no refused criterion as a whole. */
export function requirementsOf(sentence: string, kind: Requirement["kind"], count: number): Asked {
  const wishes = clausesOf(sentence).flatMap((clause) => {
    const isWhole = lowestDegreeLevel(clause) !== null || readYearCount(clause) !== null;
    return isWhole ? [clause] : splitWish(stripLeadIn(plainWords(clause))).flatMap(namedInProse);
  });
  const asked: Asked = { requirements: [], refused: [] };
  for (const [index, text] of wishes.entries()) {
    const made = requirementFromPart({ id: `r${count + index + 1}`, text, kind, weight: usualWeight.must });
    if ("refused" in made) asked.refused.push(made.refused);
    else if (saysSomething(made.requirement)) {
      const requirement = asConditional(made.requirement, sentence);
      asked.requirements.push({ ...requirement, weight: weightAsRead(requirement) });
    }
  }
  return asked;
}

/** "No" behind a question and the "Du" of "Du…" ask for nothing, "QA" and what the tables know do. */
function saysSomething({ category, text }: Requirement): boolean {
  const isShort = /^\P{L}*\p{L}{1,2}\P{L}*$/u.test(text) && text !== text.toUpperCase();
  return (
    /\p{L}/u.test(text) && !(isShort && category === "skill" && findConcepts(tokenize(text)).length === 0)
  );
}

/** A licence that only some need, or that may still be got, is none that an applicant must have. */
function asConditional(requirement: Requirement, sentence: string): Requirement {
  const isConditional = requirement.category === "permit" && condition.test(sentence);
  return isConditional ? { ...requirement, kind: "nice" } : requirement;
}

const condition = wholeWords(new RegExp(anyOfLanguages("condition"), "iu"));

/** "A qualified accountant with at least six years of …", "a degree in … and at least 5 years of …": years are a wish of their own. */
function clausesOf(sentence: string): string[] {
  const years = readYearCount(sentence);
  if (!years) return [sentence];
  if (!years.isInEnglish) return degreeApart(sentence, years.from);
  const behind = furtherThing.exec(sentence.slice(years.to));
  if (behind) {
    const end = years.to + behind.index;
    return [...clausesOf(sentence.slice(0, end)), sentence.slice(end + behind[0].length)];
  }
  const joint =
    /(?:,?\s+(?:and|with|plus)|,|\s\+)\s+(?:(?:you |who )?(?:have|has|hold|holds|bring|possess)\s+)?(?:an?\s+)?$/iu.exec(
      `${sentence.slice(0, years.from).trimEnd()} `,
    );
  if (!joint || tokenize(sentence.slice(0, joint.index)).length < wishTable.minWordsOfClause)
    return [sentence];
  return [sentence.slice(0, joint.index), sentence.slice(years.from)];
}

/** "De formation Bac+2, vous justifiez d'une expérience de 3 ans": a degree before years is a wish of its own. */
function degreeApart(sentence: string, yearsAt: number): string[] {
  const joint = [...sentence.slice(0, yearsAt).matchAll(jointElsewhere)].at(-1);
  const before = sentence.slice(0, joint?.index ?? 0);
  if (!joint || lowestDegreeLevel(before) === null) return [sentence];
  return [before, sentence.slice(joint.index + joint[0].length)];
}

const jointElsewhere = new RegExp(`\\s*[,;]\\s+|\\s+(?:${joining("and", "with")})\\s+`, "giu");

/** "… years of sales and a record of beating targets": what follows is no part of the years. */
const furtherThing =
  /\s*[,;]\s+(?:and\s+)?(?=(?:know|be|have|hold|can|are|bring|speak|understand)\s)|,?\s+(?:and|plus|as well as|along with)\s+(?=(?:an?\s+|the\s+|your\s+)?(?:\p{L}+\s+)?(?:record|degree|diploma|licen[cs]e|command|ability|proficiency|familiarity|grasp|certificat(?:e|ion)|qualification)\b)/iu;

/** "You can take a site apart: …" is no name of what stands behind it. */
const saidOfReader = /^(?:you|can|able to)\s/iu;
const anyOne = /\b(?:one|any|either)\b/iu;

function plainWords(clause: string): string {
  return withoutComment(withoutModes(clause));
}

/** "Dutch and English, both spoken and written" asks for two languages. */
function withoutModes(clause: string): string {
  const languages = findConcepts(tokenize(clause)).filter(({ concept }) => concept.kind === "language");
  return languages.length > 1 ? clause.replace(modes, "") : clause;
}

const modes =
  /,?\s*\(?(?:both\s+)?(?:in\s+)?(?:spoken|written|verbal|oral|speaking|writing|speech)\s+(?:and|or|&)\s+(?:written|spoken|verbal|oral|speaking|writing|speech)\)?/iu;

/** "Butchery: whole animals only" asks for butchery; "Languages: German, French" for what stands behind the colon. */
function withoutComment(clause: string): string {
  const [, thing, comment] = /^([^:]{3,60}):\s+(.+)$/u.exec(clause) ?? [];
  if (!thing || !comment) return clause;
  if (someOf.test(thing)) return comment.replace(/\s*,\s+(?:(?:and|or)\s+)?|\s+and\s+/giu, " or ");
  const isNamed = findConcepts(tokenize(thing)).length > 0;
  const isListed = findConcepts(tokenize(comment)).length > 0;
  if (isListed && anyOne.test(thing)) return `${thing} (${comment})`;
  if (isListed) return !isNamed && saidOfReader.test(thing) ? comment : clause;
  return isNamed ? thing : clause;
}

/** A wish too long to be a name is prose: what it names counts, each thing once, in the words of the JD. */
function namedInProse(wish: string): string[] {
  return tokenize(wish).length <= wishTable.maxNameLength ? [wish] : namedIn(wish);
}

export function namedIn(wish: string): string[] {
  const tokens = tokenize(wish);
  const named = findConcepts(tokens).filter(
    ({ concept, to, from }) => !concept.ambiguous || to - from > 1 || isCapital(tokens[from]),
  );
  const first = named.filter(
    ({ concept }, index) => named.findIndex((other) => other.concept === concept) === index,
  );
  return first.map(({ from, to }) => wish.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.written);
}

/** How much a wish counts as read. What no table knows is judged by its words alone, and long ones are seldom one thing. */
function weightAsRead({ category, kind, text }: Requirement): number {
  if (category === "experience") return usualWeight.work;
  if (category === "education") return usualWeight.education;
  if (category === "other") return usualWeight.trait;
  const usual = usualWeight[kind];
  const tokens = tokenize(text);
  if (category !== "skill" || findConcepts(tokens).length > 0) return usual;
  return contentWords(tokens) <= wishTable.fewWords ? usual - 1 : 1;
}
