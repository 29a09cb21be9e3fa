import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { tokenize } from "../words/tokenize.ts";
import type { JdSentence } from "./jd-sentences.ts";
import type { JdWish } from "./jd-wishes.ts";
import { readYearCount } from "./read-year-count.ts";
import type { Requirement } from "./requirement.ts";

/** Whether a sentence asks for something; where a JD has headings for its wishes, elsewhere only one that says "must". */
export function kindOf({ text, part }: JdSentence, hasWishHeading: boolean): Requirement["kind"] | null {
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

const niceCue =
  /\b(?:nice to have|(?:is|are|as|be) (?:a )?(?:\w+ )?(?:plus|bonus|advantage|asset)|(?:a|an) (?:\w+ )?(?:plus|bonus|advantage|asset)|preferred|preferably|pref\b|sets? you apart|desirable|desired|ideally|bonus(?=:| points)|optional|advantageous|beneficial|extra credit|von vorteil|(?:would|will|could|can|may) (?:also )?be (?:very |highly |really )*(?:great|good to have|useful|helpful|nice|lovely|handy|welcome|valued|appreciated|of interest)|(?:is|are) (?:also |very |highly |always )*(?:useful|helpful|welcome|appreciated)|(?:is|are) (?:highly|well) (?:valued|regarded)|(?:would|will|helps?|great|nice) if you|not (?:an? |strictly |absolutely )*(?:must|essential|required|mandatory|necessary|needed))\b/iu;

export const mustCue =
  /\b(?:must|required?|requires|essential|mandatory|experience (?:with|in|of|as|using)|knowledge of|proficien\w+|familiar\w* with|expertise|confiden(?:t|ce) (?:with|in|using)|comfortable (?:with|in|using)|command of|background in|needed|necessary|degree|certified|certification|licen[cs]e|fluent|skills? in|understanding of|you(?:['’]ll)? (?:(?:also |already |will |can |should )*(?:have|bring|know|need|use|speak|hold|understand))|(?:s?he|they|who|candidate|applicant|person) (?:has|have|is|are|will|can|holds?|brings?|knows?|must)|holds? (?:an?|the)|(?:looking for|seeking|seeks)|(?:years?|yrs?)(?:['’])? (?:of|as|in|working|\p{L}+ing))\b/iu;

/** Whatever it is in, experience is asked for. */
const saysExperience =
  /\b(?:you|must|should|candidates?|applicants?)\b[^.;]{0,40}\b(?:experience|knowledge|understanding)\s+(?:of|in|with)\b/iu;

/** Said to the reader, it is meant wherever it stands. */
const tellsOneMust =
  /\b(?:you|candidates?|applicants?) must (?:be|have|hold)\b|\byou(?: will|['’]ll) need\b/iu;
/** Stronger than the heading above it. */
const saysMust = /\byou must (?:be|have|hold)\b|\b(?:is|are) (?:essential|mandatory|required)\b/iu;

/** What the law has an employer say, what it offers, how to apply, and when and under what strain one works: no CV speaks of it. */
export const notAWish = new RegExp(
  [
    "equal[- ](?:employment[- ])?opportunit|discriminat|protected veteran|affirmative action|reasonable (?:accommodation|adjustment)s?|fair treatment|no agencies|please apply",
    "regardless of|welcome (?:applications|applicants)|without regard|all qualified|\\b(?:EOE|EEO|ADA)\\b",
    "encouraged to apply|diversity and inclusion statement|diversity (?:matters|is|makes|drives)|(?:value|celebrate|embrace|champion|committed to|believe in|proud)\\b[^.]{0,40}\\b(?:diversity|inclusion|inclusive|equality)|inclusive (?:employer|workplace|culture|team)|disability confident|days? of holiday|health insurance|insurance is|training budget",
    "we offer|we provide|we will (?:train|teach)|pension plan|401\\(?k|paid (?:time|holiday|vacation|weekly|training)|fringe",
    "(?:sign[- ]?on|signing|monthly|annual|quarterly) bonus|bonuses|[$£€]\\s?\\d|salar(?:y|ies)|commensurate",
    "per (?:hour|week)\\b|hours? (?:per|a) week|(?:full|part)[- ]time|flexible (?:schedule|hours)|(?:day|night|weekend) shifts?",
    "\\bwork(?:ing)? (?:in |on )?(?:rotating )?shifts|shift work\\b",
    "\\b(?:looking for|seeking|recruiting|hiring) (?:(?!\\b(?:with|who|experience|years?)\\b)[^.])*\\bto (?:join|strengthen|support|complete)\\b",
    "(?:nights|evenings|weekends)(?:,| and| or)|to apply|apply (?:now|today|by|at|online)|cover letter|(?:your|their) (?:resume|cv)s?\\b",
    "love to hear(?!.*\\bif you)|look no further|no (?:\\p{L}+ ){0,3}(?:experience|degree|diploma|qualifications?) (?:is |are )?(?:necessary|needed|required)",
    "for more information|second parties|please visit|no phone calls",
    "committed to safeguarding|subject to (?:an? |the )?(?:enhanced|satisfactory|criminal|dbs|security|pre-employment)\\b",
    "physical (?:activity|activities|demands|abilities)|vision abilities|(?:close|distance|peripheral|color) vision|depth perception",
    "background check|drug (?:screen|test)|recruitment agenc|third part(?:y|ies) (?:resumes|recruiters)",
    "years? (?:of age|old|or older)|at least (?:18|21)\\b(?! (?:months|years? of (?!age)))",
    "(?:lift|carry|push|pull)\\b[^.]*\\b(?:lbs?|pounds|kg)|employee (?:is|must|performs|will|may)|(?:stand|sit|walk|bend|kneel)(?:ing)?\\b[^.]*\\b(?:shift|hours|periods|waist|frequently)",
  ].join("|"),
  "iu",
);

/** In a sentence of several wishes, "ideally" and "a plus" speak of their own alone. */
export function kindOfWish(
  { text, isExtra }: JdWish,
  { kind, part, isOnlyWish }: { kind: Requirement["kind"]; part: JdSentence["part"]; isOnlyWish: boolean },
): Requirement["kind"] {
  if (isExtra) return "nice";
  return isOnlyWish || part === "nice" || niceCue.test(text) ? kind : "must";
}
