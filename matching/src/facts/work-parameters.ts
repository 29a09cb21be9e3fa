/**
 * How near one line of work is to another. All of it was set on real adverts and CVs of known occupations:
 * `npm run bench -- matching --data <folder> --only R1`.
 */

/** Explicit semantic analysis (Gabrilovich and Markovitch, 2007) over the occupations of O*NET. */
export const occupationSpace = {
  /** Only the nearest occupations of a text tell anything; what all the others share is taken off. */
  nearest: 50,
  /** A word's weight in an occupation holds its rarity already; a root of it again ranked best (0 to 2 tried). */
  rarityPower: 0.5,
  /** The weights of the compiled words are whole hundredths. */
  weightUnit: 100,
};

/**
 * What titles weigh beside all the other words of a JD or CV, which weigh 1; a title's family beside the title. On
 * real adverts 0.5 to 2 for a JD's title and 0.3 to 1.5 for a CV's ranked within 0.02 of each other, the middle best;
 * a family weighs just enough that "DevOps", which O*NET does not know, is near to systems engineering.
 */
export const titleWeight = { jd: 1.5, headline: 0.7, jobs: 0.7, family: 0.4 };
export const likenessTable = {
  /** From so many distinct words about work on, a text weighs 1: half of all real adverts have as many. */
  wordsOfFullText: 150,
  /** So much of the distance that whole texts leave is closed by titles that are alike. */
  likeTitleCloses: 0.3,
  /**
   * What a CV's work as a whole counts for, and what of it goes beyond what all CVs have in common. Of four mixtures
   * tried on real adverts and CVs, halves ranked best.
   */
  common: 0.5,
  own: 0.5,
  /** A job is quoted beside the one most like the work described when it is at least this share as like. */
  alsoLike: 0.5,
  /**
   * A title that names the occupation is at least so like the one asked for, whatever O*NET makes of its words: the least
   * that keeps juniors of the role above others. From 0.6 on real adverts ranked worse.
   */
  namedTitle: 0.5,
  /** The jobs whose titles say what a person does; older ones say what they did. */
  latestJobs: 4,
  /** A longer line under the name is no title. */
  maxHeadlineLength: 8,
  /**
   * The cosine of two honest texts about the same work is seldom above 0.9: this power on the distance brings the
   * usual full fit near 1 and keeps every difference, where a limit would make the upper half alike.
   */
  distancePower: 1.5,
};

/**
 * Likeness of texts by the words they share, where a JD is in a language that O*NET does not speak and hardly anything
 * of it was read. Set on English adverts and real CVs as if no word were known (R1: MAP .32, as BM25 with the rarities
 * of the pile; with the table's rarities .36, by their square).
 */
export const similarityTable = {
  /** k1 and b of BM25, at their usual values, and the words of a usual CV. */
  saturation: 1.2,
  lengthCounts: 0.75,
  usualLength: 300,
  rarityPower: 2,
  /** A shorter word that no table holds says nothing. */
  fewestLetters: 4,
  /** Lines at the top of a CV that may hold name and contact. */
  linesOfContact: 10,
  /** From here on texts are as alike as those of the same work; below, by this power, since any two share some words. */
  full: 0.6,
  power: 2,
  /** From here on the work counts as shown in part: real CVs of other occupations seldom come so far. */
  partly: 0.5,
  /** O*NET speaks the language of a text when it has this share of its words: .36 or more in English, .24 or less in others. */
  spoken: 0.3,
};

/**
 * How far a CV's line of work is drawn to the JD's by jobs that show the must-haves: skills shown at work are evidence
 * of the work, whatever else the CV speaks of. Below `from` many trades share them: real adverts ranked worse. Where a
 * JD states few must-haves, showing all says less: as if it had more, of the weight `unstated` together.
 */
export const drawOfMusts = { from: 0.48, reach: 4.5, unstated: 6 };
