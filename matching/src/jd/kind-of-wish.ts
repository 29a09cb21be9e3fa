import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { tokenize } from "../words/tokenize.ts";
import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./any-of-languages.ts";
import { wishOdds } from "./jd-parameters.ts";
import type { JdSentence } from "./jd-sentences.ts";
import type { JdWish } from "./jd-wishes.ts";
import { oddOf } from "./lines/line-label.ts";
import { readYearCount } from "./read-year-count.ts";
import type { Requirement, RequirementDoubt } from "./requirement.ts";
import { mustCue, niceCue, notAWish } from "./wish-cues.ts";

/**
 * Whether a sentence asks for something. What was learned decides where it is sure; in between headings and wording do.
 */
export function kindOf(sentence: JdSentence, hasWishHeading: boolean): Requirement["kind"] | null {
  const [must, nice] = [oddOf(sentence.odds, "must"), oddOf(sentence.odds, "nice")];
  const told = kindByRules(sentence, hasWishHeading);
  if (isBoast(sentence, must + nice)) return null;
  const bar = hasWishHeading ? wishOdds.sure : sentence.part === null ? wishOdds.likely : wishOdds.probable;
  if (must + nice >= bar && !notAWish.test(sentence.text)) return told ?? (nice > must ? "nice" : "must");
  if (must + nice <= wishOdds.none) return told && namesPermit(sentence.text) ? told : null;
  return told;
}

/** "With over 30 years of experience we …": outside lists of wishes, years may be those of the employer. */
function isBoast({ text, part, odds }: JdSentence, wish: number): boolean {
  if (part === "must" || part === "nice" || readYearCount(text) === null) return false;
  const isOfEmployer = oddOf(odds, "company") + oddOf(odds, "offer") > wish;
  return isOfEmployer || (employer.test(text) && !demand.test(text));
}

const employer = wholeWords(new RegExp(anyOfLanguages("employer"), "iu"));
const demand = wholeWords(new RegExp(anyOfLanguages("demand"), "iu"));

/** Whether headings or wording say that it asks for something. */
export function isTold(sentence: JdSentence, hasWishHeading: boolean): boolean {
  return kindByRules(sentence, hasWishHeading) !== null;
}

/** What a person should check of a requirement that was read: few are asked for, or of their kind, where this says so. */
export function doubtAbout(
  { odds }: JdSentence,
  { kind, isTold: told }: { kind: Requirement["kind"]; isTold: boolean },
): RequirementDoubt | null {
  const wish = oddOf(odds, "must") + oddOf(odds, "nice");
  if (wish < (told ? wishOdds.doubtful : wishOdds.sureAlone)) return "asked";
  return oddOf(odds, kind) < wishOdds.sureKind * wish ? "kind" : null;
}

/** Where a JD has headings for its wishes, elsewhere only one that says "must". */
function kindByRules({ text, part }: JdSentence, hasWishHeading: boolean): Requirement["kind"] | null {
  if (part === "dropped" && tellsOneMust.test(text) && namesPermit(text)) return "must";
  if (notAWish.test(text) || part === "dropped" || part === "duties") return null;
  if (part === "nice") return saysMust.test(text) && !niceCue.test(text) ? "must" : "nice";
  if (part === "must" && niceCue.test(text)) return "nice";
  if (part === "must") return "must";
  if (hasWishHeading) return tellsOneMust.test(text) && isConcrete(text) ? "must" : null;
  if (!mustCue.test(text)) return niceCue.test(text) ? "nice" : null;
  if (!isConcrete(text)) return null;
  return niceCue.test(text) ? "nice" : "must";
}

/** What the law demands is meant wherever it stands, beside the pension too. */
function namesPermit(text: string): boolean {
  return findConcepts(tokenize(text)).some(({ concept }) => concept.kind === "permit");
}

function isConcrete(text: string): boolean {
  return (
    saysExperience.test(text) ||
    readYearCount(text) !== null ||
    findConcepts(tokenize(text)).length > 0 ||
    lowestDegreeLevel(text) !== null
  );
}

/** Whatever it is in, experience is asked for. */
const saysExperience = wholeWords(
  /\b(?:you|must|should|candidates?|applicants?)\b[^.;]{0,40}\b(?:experience|knowledge|understanding)\s+(?:of|in|with)\b/iu,
);

/** Said to the reader, it is meant wherever it stands. */
const tellsOneMust = wholeWords(
  /\b(?:you|candidates?|applicants?) must (?:be|have|hold)\b|\byou(?: will|['’]ll) need\b/iu,
);
/** Stronger than the heading above it. */
const saysMust = wholeWords(
  /\byou must (?:be|have|hold)\b|\b(?:is|are) (?:essential|mandatory|required)\b/iu,
);

/** In a sentence of several wishes, "ideally" and "a plus" speak of their own alone. */
export function kindOfWish(
  { text, isExtra }: JdWish,
  { kind, part, isOnlyWish }: { kind: Requirement["kind"]; part: JdSentence["part"]; isOnlyWish: boolean },
): Requirement["kind"] {
  if (isExtra) return "nice";
  return isOnlyWish || part === "nice" || niceCue.test(text) ? kind : "must";
}
