/**
 * How a JD is read: lengths in words unless said otherwise. Judgements that hold on the golden adverts and on real
 * ones: `vitest run matching` and `npm run bench -- matching --data <folder>` show what a change moves.
 */

/** What a requirement weighs as read, 1 to 5; what no table knows is judged by its words alone, and weighs less. */
export const usualWeight = {
  work: 5,
  must: 3,
  nice: 2,
  education: 2,
  trait: 1,
  /** What only the learned model takes for a wish; at the usual weights R1's MAP falls by .010, at 1 by .005. */
  likely: 1,
  /** What a recruiter raises to a must weighs at least as much as one that was read. */
  highest: 5,
};

export const headingTable = {
  maxWords: 8,
  /** One that takes back a part of what it says: "…, though it is no condition". */
  maxWordsWithAside: 16,
  /** A heading that no lexicon holds, above sentences. */
  maxWordsBetween: 4,
  /** A heading that no lexicon holds, above a list. */
  maxWordsUnknown: 12,
  /** Wishes that name qualifications, before a list under such a heading is one of wishes; one may stand among duties. */
  minQualifications: 2,
  /** The odds from which on a line is likely a heading. */
  likelyHeading: 0.5,
  /** Up to here it is none, whatever it reads like; headings of golden adverts have .006 or more. */
  noHeading: 0.001,
  /**
   * How surely what stands below a likely heading is of another part than what is above, or a wish of the other kind;
   * chosen on a fifth of the adverts, with a model that had learned from three others.
   */
  surePart: 0.6,
  sureKind: 0.85,
};

export const titleTable = {
  /** The title stands in the first lines. */
  lines: 5,
  maxWords: 8,
};

export const wishTable = {
  /** A longer wish is prose: what it names counts. */
  maxNameLength: 14,
  /** With so few wishes, what the duties name is welcome too, up to `maxFromDuties`. */
  fewest: 3,
  maxFromDuties: 12,
  /** Words before a number of years, or of a clause, that make a wish of their own. */
  minWordsOfClause: 3,
  /** What no table knows weighs as usual up to this many words of meaning. */
  fewWords: 3,
  /** Years "of" something longer are years of relevant work. */
  maxSubjectLength: 10,
  /** A sentence about a language that says more is about something else. */
  maxLanguageLength: 6,
  /** Times that what leads up to a wish is taken off, each of all kinds. */
  maxLeadIns: 12,
};

/** In UTF-16 units; longer ones are parted between words. Of 130,000 sentences in real adverts none is as long. */
export const maxSentenceLength = 2_500;

/** When commas and "and" part wishes. */
export const listTable = {
  minItems: 3,
  minUnlike: 4,
  minFields: 3,
  maxItemLength: 3,
  maxPhraseLength: 4,
  maxChoiceLength: 6,
};

/** Numbers of years that a JD may mean; fewer months than half a year ask for no experience. */
export const yearsTable = { most: 40, minMonths: 6 };

/** Two wishes of an instruction are the same when their words are so much alike. */
export const sameWish = 0.6;

/**
 * How likely a sentence asks for something, 0 to 1: from `sure` on it does, up to `none` it does not; in between headings
 * and wording decide. Chosen on sources that were left out of learning (decision 61).
 */
export const wishOdds = {
  sure: 0.95,
  /** In place of it where no heading of the advert opens wishes. */
  probable: 0.7,
  /** And where no heading stands above the sentence either. */
  likely: 0.5,
  none: 0.05,
  /** The share of these odds from which on a kind is in no doubt. */
  sureKind: 0.8,
  /**
   * What headings or wording take for a wish is in doubt below this; what was learned alone, below `sureAlone`. See
   * decision 38 for how many of those are asked for.
   */
  doubtful: 0.2,
  sureAlone: 0.9,
  /** From here on a sentence that gave no requirement is shown to be checked. */
  toCheck: 0.35,
  /** More would not be looked at. */
  mostToCheck: 6,
  /** In UTF-16 units, of the name that a sentence to be checked is given. */
  longestName: 200,
};

/**
 * When a reading is said to be doubtful. Of the words of adverts in languages that were learned from, .33 to .90 are in
 * the model (Norwegian, which was not learned from: .58); in Croatian .19 to .26, in Hungarian .20 to .27, in Finnish,
 * Turkish, Greek, Russian and Japanese .00 to .15.
 */
export const readingTable = {
  /** Words, to tell a language. */
  fewestWords: 12,
  leastKnown: 0.3,
  /** Words of an advert, which asks for at least so many things beside traits. */
  wordsOfAdvert: 60,
  fewestThings: 2,
};
