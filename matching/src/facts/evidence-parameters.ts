/**
 * What evidence is worth. The order of the places is a definition: work done, then qualifications, lists, studies, claims. Where
 * no other source is named, a value is a judgement that holds on the ladders: `npm run bench -- parameters` moves each one
 * and shows what that does to them.
 */

/** The strength of a fact (0 to 1) by where the CV shows it. */
export const strengthByPlace = {
  /** In the title or the text of a job, within `recencyTable.fullYears`. */
  job: 1,
  /** In a project or in the work section outside a job: work, but not said for whom or when. */
  project: 0.7,
  /** In a list, by a person whose jobs are comparable. */
  listedBesideWork: 0.7,
  /** In a list alone: from this, up to as much again as for a list beside comparable work, the nearer the work. */
  listedAlone: 0.15,
  /** A certificate that names a skill. */
  certificate: 0.6,
  /** In studies or courses. */
  education: 0.4,
  /** In the summary only: a claim. */
  summary: 0.3,
  /** A certificate, permit or language where one lists them: that is where they belong. */
  qualificationInItsPlace: 1,
  /** The same in a summary. */
  qualificationInSummary: 0.5,
  /** A language that the CV itself calls basic. */
  basicLanguage: 0.3,
  /** One of more terms than a reader believes: enough to be asked about, not to be counted on. */
  crowded: 0.2,
  /** Years of what no table knows, told from titles alone. */
  title: 0.8,
  /** A degree of the level asked for in another field; one of the level below. */
  degreeInOtherField: 0.6,
  degreeBelow: 0.3,
};

/** Work counts in full for `fullYears`, then less by `perYear`, never below `least`. By definition: 1 at five years, 0.6 at ten. */
export const recencyTable = { fullYears: 5, perYear: 0.08, least: 0.6, comparableWork: 0.8 };

/** From which strength on a fact is met or partly met, and what is too little to be stated at all. */
export const verdictFrom = {
  met: 0.5,
  /** What is partly met is never worth less than this share of its points. */
  partly: 0.1,
  /** Work that is partly met however much of it is alike: below `remarkedBelow`, so that the reason is said. */
  mostOfPartly: 0.899,
  /** Below this likeness little of the work is like the work described, although some of it is. */
  rolePartly: 0.35,
  /** Fewer years than asked for never count for less than this share of the evidence. */
  minShareOfYears: 0.2,
  /** Years in comparable roles count for this much as years in the role that is named. */
  comparableYears: 0.6,
  /** A strength that deserves a remark although it is met: work of long ago. */
  remarkedBelow: 0.9,
};

/** How near what is shown comes to what is asked: 1 the thing itself. A neighbour's part stands in the table of concepts. */
export const closeness = {
  /** What includes it (Spring Boot for Java), or a name of ordinary words turned round. */
  implied: 0.8,
  /** Less is something close, not the thing itself; as much is counted as shown, also towards years. */
  same: 0.6,
  /** A qualification of a lower step of the same ladder. */
  stepBelow: 0.5,
  /** A job or a must-have counts as comparable work from this on. */
  shownAtWork: 0.8,
};

/** What a JD means by "or equivalent experience": as long as the degree would have taken. A judgement. */
export const workForDegree = { years: 4, strength: 0.7 };

/**
 * Phrases that no table knows: their stems are looked for within `window` words, each of weight 1 or, for words that
 * run through all CVs, `commonWord`. That words count only near each other is proximity search (Tao and Zhai, 2007).
 */
export const phraseTable = {
  window: 12,
  /** Where a qualification's step is looked for, before and behind its name: "Food hygiene (Level 3)". */
  lettersAround: 12,
  commonWord: 0.4,
  /** The share of the phrase's weight from which it is found at all, and from which it is found whole. */
  found: 0.35,
  whole: 0.75,
  /** The share of a subject that a degree has to name. */
  subject: 0.5,
  /** Words between which a name of ordinary words may be turned round. */
  maxTurn: 4,
  /** A name that a known concept covers less than this far ("posting payroll journals") is looked for in its own words. */
  tellingShare: 0.5,
};

/**
 * Words of phrases that no table knows, held against words that need not be the same. Fitted on the half of
 * `test/wording/unknown-words.txt` that may be looked at.
 */
export const likenessTable = {
  /** The rarity below which a word says nothing ("management", "von"); above it, a word weighs as much as it is rare. */
  everyday: 0.3,
  /** What is left of the weight of a phrase's head ("Erstellung von …"). */
  head: 0.6,
  /** What the last part of a compound is worth; what stands before it is worth the rest. */
  headOfCompound: 0.35,
  /** The rarity of what is found, summed, from which on it is more than a single everyday word. */
  telling: 0.62,
  /** The share of the phrase's weight from which it is found at all. */
  found: 0.4,
};

/** Titles: what shares all its words with a wanted one is 1. */
export const titleFitTable = {
  /** Of the same family of `occupation-families.ts`. */
  family: 0.9,
  /** All telling words but not the role ("Payroll Assistant" for "Payroll Manager"). */
  tellingWords: 0.8,
  /** A job with so many of the skills asked for is comparable work under whatever title. */
  bySkills: 0.8,
  minSkills: 2,
  /** From here on a job is comparable. */
  comparable: 0.6,
};

/** How far a denial reaches: up to five words may stand between, as in NegEx (Chapman et al., 2001). */
export const denialReach = 6;

/** What is made to be found, not to be read. Runs of words in common tell copies, as in the shingles of Broder (1997). */
export const stuffing = {
  copiedRun: 8,
  /** Of a line that such runs cover, before all of it is left out. */
  copiedShare: 0.25,
  /** Terms of one unbroken list that a reader still believes; what only a longer one names counts little. */
  maxBelievedList: 40,
  /** More terms than honest lists have: the longest of 1,261 real CVs has 146. */
  maxHonestList: 150,
  minItems: 4,
  maxItemWords: 6,
  /** So many terms have to stand again before a list counts as one that repeats itself. */
  minRepeats: 3,
  /** The share of a list of skills that only repeats the rest: .10 or less in honest ones but three of 1,261 real CVs. */
  repeatedSkills: 0.11,
  /** Elsewhere jobs may name the same tools and lines the same town: what stands so often is there to be found. */
  minTimes: 4,
  /** The share of a list that such terms make up at least. */
  repeatedElsewhere: 0.5,
};

/** How much is quoted. */
export const quoted = { perRequirement: 4, jobs: 6, linesOfWork: 3, perFlag: 5, longest: 200 };
