import { joining } from "../lexicon/joining-words.ts";
import { patternsOf } from "../lexicon/lexicons.ts";
import { type ConceptMention, findConcepts } from "../mentions/find-concepts.ts";
import { isOtherWord } from "../mentions/is-meant.ts";
import { isRoleTitle } from "../occupations/occupations.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { anyField, relatedField } from "../profile/fields-wanted.ts";
import { subjectsIn } from "../profile/subjects-of-study.ts";
import { firstGiven } from "../rules/rule.ts";
import { tokenize } from "../words/tokenize.ts";
import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./any-of-languages.ts";
import { categoryRules } from "./category-rules.ts";
import { wishTable } from "./jd-parameters.ts";
import { readYearCount } from "./read-year-count.ts";
import { refusedCriterion, refusedWithin } from "./refused/refused-criteria.ts";
import type { RefusedCriterion, Requirement, RequirementCategory } from "./requirement.ts";
import { alternatives } from "./split-wish.ts";
import { stripLeadIn } from "./strip-lead-in.ts";

/** Ways of being, which people say of themselves and seldom show. */
const trait = new RegExp(
  `^(?:(?:highly|very|self[- ]?|well[- ]|strong(?:ly)?|excellent)\\s*)*(?:${patternsOf(({ advert }) => advert.traits).join("|")})\\b`,
  "iu",
);

/** "Written and spoken", "i tal och skrift", "B2". */
const saysLevel = wholeWords(
  new RegExp(
    `\\b(?:${patternsOf(({ spokenLanguages }) => spokenLanguages?.modes).join("|")}|fluent|[abc][12])\\b`,
    "iu",
  ),
);

/** What may lead up to a number of years. */
const beforeCount =
  /\b(?:(?:you|who|also|will|must|should|have|has|bring|with|need|someone|somebody)\s+)*(?:have|has|bring|with|need|at least|minimum(?: of)?|min\.?|several|many|a few|some)\s*$/iu;

type Wish = { id: string; text: string; kind: Requirement["kind"]; weight: number };
type FromText = { requirement: Requirement } | { refused: RefusedCriterion };

/**
 * One requirement from words that a recruiter types ("5 years as a Java developer", "Jest or Vitest"), taken as one
 * thing even where it says "and"; `anyOf` in the place of the alternatives that the words name, null to read those. A
 * protected attribute or a proxy for one, as an alternative too, is refused with the reason.
 */
export function requirementFromText({ anyOf = null, ...wish }: Wish & { anyOf?: string[] | null }): FromText {
  return fromText({ anyOf, ...wish }, refusedCriterion);
}

/** As `requirementFromText`, from a part of a sentence of a JD that is no refused criterion as a whole. */
export function requirementFromPart(wish: Wish): FromText {
  return fromText({ anyOf: null, ...wish }, refusedWithin);
}

function fromText(
  { anyOf, ...wish }: Wish & { anyOf: string[] | null },
  refusalOf: (words: string) => RefusedCriterion | null,
): FromText {
  for (const words of [wish.text, ...(anyOf ?? [])]) {
    const refused = refusalOf(words);
    if (refused) return { refused: { ...refused, text: words } };
  }
  const requirement = readWish(wish);
  return { requirement: anyOf ? { ...requirement, anyOf } : requirement };
}

function readWish({ id, text, kind, weight }: Wish): Requirement {
  const wish = text.trim().replace(/[.;\s]+$/u, "");
  const count = readYearCount(wish);
  const base = { id, kind, weight, sentence: null };
  if (!count && lowestDegreeLevel(wish)) {
    return {
      ...base,
      category: "education",
      text: wish.replace(beforeDegree, "").replace(afterDegree, ""),
      anyOf: fieldsOfStudy(wish),
      years: null,
    };
  }
  if (count) {
    const [before, after] = [wish.slice(0, count.from), wish.slice(count.to)];
    const { subject, isRole } = count.isInEnglish ? subjectOfYears(before, after) : subjectElsewhere(after);
    const named = `${count.years} ${count.years === 1 ? "year" : "years"}`;
    const wording =
      subject === ""
        ? `${named} of relevant experience`
        : isRole
          ? `${named} as ${subject}`
          : `${named} of ${subject}`;
    const category = isRole || subject === "" ? "experience" : "skill";
    return {
      ...base,
      category,
      text: wording,
      anyOf: subject === "" ? [] : isRole ? rolesNamed(subject) : alternatives(subject),
      years: count.years,
    };
  }
  const subject = stripLeadIn(wish).replace(/(?<=\p{L}{3}),?\s+(?:that|which)\s+\p{L}.+$/u, "");
  const role = /^experience (?:as|working as) (?:an? )?(.+)$/iu.exec(wish)?.[1];
  if (role) return { ...base, category: "experience", text: wish, anyOf: rolesNamed(role), years: null };
  return {
    ...base,
    category: categoryOf(subject),
    text: subject,
    anyOf: languageNamed(subject) ?? alternatives(subject),
    years: null,
  };
}

/** "You must have a degree in …". */
const beforeDegree =
  /^(?:you|candidates?|applicants?|the (?:ideal |successful )?candidate)\s+(?:(?:must|should|will|need to)\s+)?(?:have|hold|holds|has|be|possess)\s+(?:an?\s+)?/iu;

const afterDegree =
  /,?\s+(?:(?:is|are|would be)\s+)?(?:welcome|desirable|required|essential|an? (?:plus|advantage|bonus|must))$/iu;

/** "Data or reporting analyst" names two roles, "CNC setter/operator" one of two words. */
function rolesNamed(text: string): string[] {
  const parts = text.split(/\s*,?\s+or\s+(?:an?\s+)?|\s*,\s+/iu).filter((part) => part !== "");
  const noun = /\p{L}+$/u.exec(parts.at(-1) ?? "")?.[0] ?? "";
  return parts.map((part) => (isRoleTitle(part) || !isRoleTitle(noun) ? part : `${part} ${noun}`));
}

/** "Fluent written and spoken English" asks for English. */
function languageNamed(subject: string): string[] | null {
  const languages = findConcepts(tokenize(subject)).filter(({ concept }) => concept.kind === "language");
  const [only] = languages;
  return only && languages.length === 1 && categoryOf(subject) === "language" ? [only.concept.name] : null;
}

function subjectOfYears(before: string, after: string): { subject: string; isRole: boolean } {
  const rest = after.replace(/^\s*(?:of\s+)?/iu, "").trim();
  const role =
    /\b(?:as|in the role of|in a role as)\s+(?:an?\s+)?([^,.;]+)/iu.exec(rest)?.[1] ??
    /^(?:relevant |professional |work )*experience\s*\(([^)]+)\)/iu.exec(rest)?.[1];
  if (role && isRoleTitle(role))
    return { subject: role.replace(/\s+(?:or (?:a )?similar.*|role|position)$/iu, "").trim(), isRole: true };
  const named = /^as\s+(?!part of|well as)(?:an?\s+)?(\p{L}.+)$/iu.exec(rest)?.[1];
  if (named) return { subject: named, isRole: true };
  const words = `${rest} ${before}`.replace(beforeCount, "").trim();
  const subject = stripLeadIn(
    withoutAddition(words).replace(
      /^(?:['’]\s*)?(?:relevant |professional |proven |hands-on |solid |work(?:ing)? |practical )*(?:experience|work)\b\s*/iu,
      "",
    ),
  );
  const own = withoutManner(subject);
  return { subject: tokenize(own).length <= wishTable.maxSubjectLength ? own : "", isRole: false };
}

/** Behind "drei Jahre Berufserfahrung": "als Projektleiter", "in der Lohnbuchhaltung"; what is similar names nothing. */
function subjectElsewhere(after: string): { subject: string; isRole: boolean } {
  const words = after.replace(/[.;,)\s]+$/u, "");
  const role = asRole.exec(words)?.[1];
  const subject = role ?? inField.exec(words)?.[1] ?? "";
  const isNamed = !similar.test(subject) && tokenize(subject).length <= wishTable.maxSubjectLength;
  return { subject: isNamed ? subject : "", isRole: isNamed && role !== undefined };
}

const article = `(?:(?:${joining("articles")})\\s+)?`;
const asRole = new RegExp(`^\\s*(?:${joining("as")})\\s+${article}(\\p{L}.+)$`, "iu");
const inField = new RegExp(`^\\s*(?:${joining("in")})\\s+${article}(\\p{L}.+)$`, "iu");
const similar = wholeWords(new RegExp(`${anyOfLanguages("related")}|\\b(?:${joining("post")})\\b`, "iu"));

/** "Progressively responsible experience in X" is experience in X; "post-registration experience" is of the work itself. */
function withoutManner(subject: string): string {
  const qualified = subject.replace(sinceQualified, "");
  const [, manner, of] =
    /^((?:[\p{L}-]+\s+){1,3})experience\s+(?:in|with|of|as|on)\s+(.+)$/iu.exec(qualified) ?? [];
  return manner && of && findConcepts(tokenize(manner)).length === 0 ? of : qualified;
}

const sinceQualified =
  /^(?:['’]\s*)?(?:post[- ]?(?:qualif\p{L}+|registration|licensure|graduat\p{L}+|admission)|PQE)(?:\s+(?:experience|practice|work))?(?:\s+(?:in|of)\s+)?/iu;

/** "…, or 3 years with a Master's degree". */
const orFewerYears =
  /,?\s+or\s+(?:an?\s+)?(?:bachelor|master|ph\.?d|doctorate|advanced)\P{N}{1,40}\d+\+?\s*(?:years?|yrs?)\b.*$|,?\s+or\s+(?:at least\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+?\s+(?:years?|yrs?)\b.*$/iu;

/** "UK payroll, including responsibility for …" asks for years of what stands before the addition. */
function withoutAddition(words: string): string {
  return words
    .replace(orFewerYears, "")
    .replace(/,?\s+(?:including|ideally|preferably|with (?:at least|responsibility|proven))\b.*$/iu, "")
    .replace(/^(experience|work) (?:in|on|at|as part of) (?:an? |the )?/iu, "$1 in ");
}

function categoryOf(subject: string): RequirementCategory {
  const tokens = tokenize(subject);
  const isMistaken = ({ alias, from, to }: ConceptMention) => {
    const written = subject.slice(tokens[from]?.start, tokens[to - 1]?.end);
    return isOtherWord(written, alias) && written !== written.toLowerCase();
  };
  const kinds = findConcepts(tokens)
    .filter((mention) => !isMistaken(mention))
    .map(({ concept }) => concept.kind);
  const said = firstGiven(categoryRules, subject);
  if (kinds.includes("permit") || said === "permit") return "permit";
  if (kinds.includes("certificate") || said === "certificate") return "certificate";
  const isLevel = kinds.filter((kind) => kind === "language").length === 1 && saysLevel.test(subject);
  const isSaid = kinds[0] === "language" && /^(?:your )?\p{Lu}\p{L}+ is\b/iu.test(subject);
  if (
    (kinds[0] === "language" || isLevel) &&
    (isSaid || tokenize(subject).length <= wishTable.maxLanguageLength)
  )
    return "language";
  if (kinds.length > 0 && kinds.every((kind) => kind === "trait")) return "other";
  if (kinds.length === 0 && trait.test(subject)) return "other";
  return "skill";
}

/**
 * "Bachelor's degree in Accounting or Finance" → the two fields, and `relatedField` where the likes of them will do as
 * well; `anyField` where none is named.
 */
function fieldsOfStudy(wording: string): string[] {
  const wish = wording.replace(
    /,?\s+(?:from|at|of) (?:an? )?(?:\p{L}+[ -])?(?:accredited|approved|recogni[sz]ed)\b.*$/iu,
    "",
  );
  if (/\bany (?:field|discipline|subject)\b/iu.test(wish)) return [...fieldsBehind(wish), anyField];
  const subjects = subjectsIn(wish);
  const isOpen = related.test(wish) || subjects.some(({ isKind }) => isKind);
  const behind = fieldsBehind(wish);
  const fields = behind.length > 0 ? behind : unique(subjects.map(({ from, to }) => wish.slice(from, to)));
  if (fields.length === 0) return [anyField];
  return isOpen ? [...fields, relatedField] : fields;
}

/** What English names behind "degree in", without what will do as well. */
function fieldsBehind(wish: string): string[] {
  const bare = wish.replace(/\s*\([^)]*\)/gu, "");
  const named =
    /\b(?:degree|diploma|bachelor(?:['’]s)?|master(?:['’]s)?|bsc|msc|ph\.?d|[ns]vq(?: level)?(?: \d)?|hn[cd]|btec)\s+(?:in|of)\s+(.+)$/iu.exec(
      bare,
    )?.[1] ?? (related.test(bare) ? /\b(?:in|of)\s+(.+)$/iu.exec(bare)?.[1] : undefined);
  const fields = named?.replace(orOthers, "") ?? "";
  if (fields === "" || /^an?y?\b/iu.test(fields)) return [];
  return alternatives(related.test(bare) ? fields.replace(/,\s+/gu, " or ") : fields);
}

/** ", or a closely related subject", "or equivalent experience". */
const orOthers =
  /,?\s+or\s+(?:an?\s+)?(?:\p{L}+ly\s+)?(?:[\p{L}-]+-)?(?:related|relevant|associated|appropriate|allied|adjacent|cognate|similar|equivalent|any|comparable|demonstrable|(?:an)?other)(?!\p{L}).*$/iu;
const related = wholeWords(new RegExp(anyOfLanguages("related"), "iu"));

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
