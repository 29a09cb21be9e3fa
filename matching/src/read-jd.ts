import { lowestDegreeLevel } from "./degree-level.ts";
import { findConcepts } from "./find-concepts.ts";
import { contentWords } from "./find-phrase.ts";
import { type JdSentence, linesOfJd, sentencesOf } from "./jd-sentences.ts";
import { type JdWish, wishesOfSentence } from "./jd-wishes.ts";
import { isRoleTitle } from "./occupations.ts";
import { readYearCount } from "./read-year-count.ts";
import { refusedCriterion } from "./refused-criteria.ts";
import type { ReadJd, RefusedCriterion, Requirement } from "./requirement.ts";
import { requirementFromText } from "./requirement-from-text.ts";
import { splitWish } from "./split-wish.ts";
import { stripLeadIn } from "./strip-lead-in.ts";
import { type Token, tokenize } from "./tokenize.ts";
import { titleTable, usualWeight, wishTable } from "./wish-numbers.ts";
import { withoutRefused } from "./without-refused.ts";

type Title = { title: string; sentence: string };

const niceCue =
  /\b(?:nice to have|(?:is|are|as|be) (?:a )?(?:\w+ )?(?:plus|bonus|advantage|asset)|a plus|preferred|preferably|desirable|desired|ideally|bonus(?=:| points)|optional|advantageous|beneficial|extra credit|von vorteil)\b/iu;
const mustCue =
  /\b(?:must|required?|requires|essential|mandatory|experience (?:with|in|of|as|using)|knowledge of|proficien\w+|familiar\w* with|expertise|degree|certified|certification|licen[cs]e|fluent|skills? in|understanding of|you (?:have|bring|know)|(?:s?he|they|who|candidate|applicant) (?:has|have|is|are|will|can|holds?|brings?|knows?|must)|holds? (?:an?|the)|(?:looking for|seeking|seeks)|(?:years?|yrs?)(?:['’])? (?:of|as|in|working|\p{L}+ing))\b/iu;
/** Stronger than the heading above it. */
const saysMust = /\byou must (?:be|have|hold)\b|\b(?:is|are) (?:essential|mandatory|required)\b/iu;
/** What the law has an employer say, what it offers, how to apply, and when and under what strain one works: no CV speaks of it. */
const notAWish = new RegExp(
  [
    "equal[- ](?:employment[- ])?opportunit|discriminat|protected veteran|affirmative action|reasonable accommodation",
    "regardless of|welcome (?:applications|applicants)|without regard|all qualified|\\b(?:EOE|EEO|ADA)\\b",
    "encouraged to apply|diversity and inclusion statement|diversity (?:matters|is|makes|drives)|(?:value|celebrate|embrace|champion|committed to|believe in|proud)\\b[^.]{0,40}\\b(?:diversity|inclusion|inclusive|equality)|inclusive (?:employer|workplace|culture|team)|disability confident|days? of holiday|health insurance|insurance is|training budget",
    "we offer|we provide|we will (?:train|teach)|pension plan|401\\(?k|paid (?:time|holiday|vacation|weekly|training)|fringe",
    "(?:sign[- ]?on|signing|monthly|annual|quarterly) bonus|bonuses|[$£€]\\s?\\d|salar(?:y|ies)|commensurate",
    "per (?:hour|week)\\b|hours? (?:per|a) week|(?:full|part)[- ]time|flexible (?:schedule|hours)|(?:day|night|weekend) shifts?",
    "(?:nights|evenings|weekends)(?:,| and| or)|to apply|apply (?:now|today|by|at|online)|cover letter|(?:your|their) (?:resume|cv)s?\\b",
    "love to hear|look no further|no (?:prior |previous )?experience (?:is )?(?:necessary|needed|required)",
    "background check|drug (?:screen|test)|recruitment agenc|third part(?:y|ies) (?:resumes|recruiters)",
    "years? (?:of age|old|or older)|at least (?:18|21)\\b(?! (?:months|years? of (?!age)))",
    "(?:lift|carry|push|pull)\\b[^.]*\\b(?:lbs?|pounds|kg)|employee (?:is|must|performs|will|may)|(?:stand|sit|walk|bend|kneel)(?:ing)?\\b[^.]*\\b(?:shift|hours|periods|waist|frequently)",
  ].join("|"),
  "iu",
);

/**
 * Reads a JD's plain text: title, requirements with the sentence each came from, and criteria that are refused.
 * A text without a recognisable requirement yields an empty list.
 */
export function readJd(text: string): ReadJd {
  const lines = linesOfJd(text);
  const sentences = sentencesOf(lines);
  const requirements: Requirement[] = [];
  const refused: RefusedCriterion[] = [];
  const hasWishHeading = sentences.some(({ part }) => part === "must" || part === "nice");
  for (const sentence of sentences) {
    const kind = kindOf(sentence, hasWishHeading);
    const isScanned = sentence.part !== "dropped" && !notAWish.test(sentence.text);
    const asked = isScanned ? withoutRefused(sentence.text) : { rest: [sentence.text], refused: [] };
    if (kind || mustCue.test(sentence.text) || sentence.part === null) refused.push(...asked.refused);
    if (!kind) continue;
    const wishes = asked.rest.flatMap(wishesOfSentence);
    for (const wish of wishes) {
      const own = kindOfWish(wish, { kind, part: sentence.part, isOnlyWish: wishes.length === 1 });
      for (const requirement of requirementsOf(wish.text, own, requirements.length)) {
        if (!requirements.map(({ text: known }) => known).some(isSame(requirement.text)))
          requirements.push({ ...requirement, sentence: sentence.text });
      }
    }
  }
  const texts = lines.map((line) => line.text).filter((line) => line !== "");
  const found = findTitle(texts);
  if (found && requirements.length < wishTable.fewest) {
    for (const requirement of workNamed(sentences, requirements.length))
      if (![found.title, ...requirements.map(({ text: known }) => known)].some(isSame(requirement.text)))
        requirements.push(requirement);
  }
  return { title: found?.title ?? null, requirements: withRole(requirements, found), refused };
}

function isSame(one: string): (other: string) => boolean {
  return (other) => other.toLowerCase() === one.toLowerCase();
}

function kindOf({ text, part }: JdSentence, hasWishHeading: boolean): Requirement["kind"] | null {
  if (notAWish.test(text) || part === "dropped" || part === "duties") return null;
  if (part === "nice") return saysMust.test(text) && !niceCue.test(text) ? "must" : "nice";
  if (part === "must" && niceCue.test(text)) return "nice";
  if (part === "must") return "must";
  if (hasWishHeading || !mustCue.test(text)) return niceCue.test(text) && !hasWishHeading ? "nice" : null;
  const isConcrete =
    readYearCount(text) !== null ||
    findConcepts(tokenize(text)).length > 0 ||
    lowestDegreeLevel(text) !== null;
  if (!isConcrete) return null;
  return niceCue.test(text) ? "nice" : "must";
}

/** In a sentence of several wishes, "ideally" and "a plus" speak of their own alone. */
function kindOfWish(
  { text, isExtra }: JdWish,
  { kind, part, isOnlyWish }: { kind: Requirement["kind"]; part: JdSentence["part"]; isOnlyWish: boolean },
): Requirement["kind"] {
  if (isExtra) return "nice";
  return isOnlyWish || part === "nice" || niceCue.test(text) ? kind : "must";
}

function requirementsOf(sentence: string, kind: Requirement["kind"], count: number): Requirement[] {
  const wishes = clausesOf(sentence).flatMap((clause) => {
    const isWhole = lowestDegreeLevel(clause) !== null || readYearCount(clause) !== null;
    return isWhole ? [clause] : splitWish(stripLeadIn(clause)).flatMap(namedInProse);
  });
  return wishes.flatMap((text, index) => {
    const made = requirementFromText({ id: `r${count + index + 1}`, text, kind, weight: usualWeight.must });
    if (!("requirement" in made) || !/\p{L}/u.test(made.requirement.text)) return [];
    const weight = weightAsRead(made.requirement);
    return [{ ...made.requirement, weight }];
  });
}

/** "A qualified accountant with at least six years of …", "a degree in … and at least 5 years of …": years are a wish of their own. */
function clausesOf(sentence: string): string[] {
  const years = readYearCount(sentence);
  if (!years) return [sentence];
  const joint =
    /,?\s+(?:and|with|plus)\s+(?:(?:you |who )?(?:have|has|hold|holds|bring|possess)\s+)?(?:an?\s+)?$/iu.exec(
      sentence.slice(0, years.from),
    );
  if (!joint || tokenize(sentence.slice(0, joint.index)).length < wishTable.fewestWordsOfClause)
    return [sentence];
  return [sentence.slice(0, joint.index), sentence.slice(years.from)];
}

/** Where a JD hardly says what it asks for, what its duties name is welcome. */
function workNamed(sentences: JdSentence[], count: number): Requirement[] {
  const wishes = sentences.flatMap(({ text, part }) => {
    if (part === "dropped" || notAWish.test(text) || refusedCriterion(text)) return [];
    return namedIn(text).map((wish) => ({ wish, text }));
  });
  return wishes.slice(0, wishTable.mostFromDuties).flatMap(({ wish, text }, index) => {
    const made = requirementFromText({ id: `r${count + index + 1}`, text: wish, kind: "nice", weight: 1 });
    return "requirement" in made ? [{ ...made.requirement, sentence: text }] : [];
  });
}

/** A wish too long to be a name is prose: what it names counts, each thing once, in the words of the JD. */
function namedInProse(wish: string): string[] {
  return tokenize(wish).length <= wishTable.longestName ? [wish] : namedIn(wish);
}

function namedIn(wish: string): string[] {
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

/** Every JD asks for the work that it describes under its title; the title line is the sentence it came from. */
function withRole(requirements: Requirement[], found: Title | null): Requirement[] {
  const namesRole = requirements.some(({ category, years }) => category === "experience" && years === null);
  if (namesRole || (!found && requirements.length === 0)) return numbered(requirements);
  if (!found) return numbered([untitledWork(requirements), ...requirements]);
  const { title, sentence } = found;
  const role: Requirement = {
    id: "r0",
    kind: "must",
    category: "experience",
    text: `Experience as ${title}`,
    weight: usualWeight.work,
    anyOf: [title],
    years: null,
    sentence,
  };
  return numbered([role, ...requirements]);
}

function untitledWork([first]: Requirement[]): Requirement {
  return {
    id: "r0",
    kind: "must",
    category: "experience",
    text: "Experience in the work described",
    weight: usualWeight.work,
    anyOf: [],
    years: null,
    sentence: first?.sentence ?? null,
  };
}

function numbered(requirements: Requirement[]): Requirement[] {
  return requirements.map((requirement, index) => ({ ...requirement, id: `r${index + 1}` }));
}

/** The first line that names a role and is no sentence, without what follows a dash or a bar ("– Berlin"). */
function findTitle(lines: string[]): Title | null {
  for (const line of lines.slice(0, titleTable.lines)) {
    const text = line.replace(/^(?:job title|position|role|title|vacancy)\s*:\s*/iu, "");
    const title =
      text
        .split(/\s+[|–—-]\s+/u)[0]
        ?.replace(/\s*\([mwfdx/ ]+\)/iu, "")
        .trim() ?? "";
    if (isRoleTitle(title) && tokenize(title).length <= titleTable.mostWords && !/[.!?]$/.test(title))
      return { title, sentence: line };
  }
  return null;
}
