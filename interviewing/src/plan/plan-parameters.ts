/**
 * How large a plan is and how long answers may be. Six to eight questions are what a candidate answers in half an hour;
 * ways of working are asked about in any job, so that no plan is about tools alone.
 */
export const planTable = {
  minQuestions: 6,
  maxMustSkills: 5,
  /** What is nice to have is asked about while fewer skills than this are must-haves. */
  enoughSkills: 4,
  minCompetencies: 2,
};

export const secondsTable = { preparation: 60, answer: 180 };

/** Neighbours that earn so much credit for one another are one thing to ask about. */
export const sameThing = 0.5;

/** A clause that no table knows is asked about in its own words when it is long enough to say something and short enough to be one thing. */
export const wordingTable = {
  minWords: 2,
  maxWords: 14,
  minWordsUnknown: 3,
  minWeight: 2,
  /** Of things of which any one is enough. */
  maxNames: 3,
};

/**
 * From which likeness to the rest of the advert's work (0 to 1) a concept or unknown words are asked about; which share
 * of a requirement's words a name of several words, and which length a name that is a word too, needs to stand for
 * itself. Set on twenty-six adverts whose questions were read one by one, checked on ten others.
 */
export const supportTable = { concept: 0.2, wording: 0.15, shareOfClause: 0.75, minLetters: 3 };

/** How much calls for a competency: an advert that asks for it, a word of its duties, its title. */
export const callTable = { must: 4, nice: 3, cue: 1, maxCues: 3, title: 1 };

export const weightTable = { min: 1, max: 5, line: 3, calledFor: 2, unasked: 1 };

/**
 * Two questions are about the same when they share so many of the words that not any work is asked about in, and so
 * large a part of those of the one that has fewer. Set by reading the pairs of a line's and a skill's questions that share
 * most.
 */
export const repetitionTable = { minWords: 4, minShare: 0.4 };

/**
 * From which share of all the occupations that an advert speaks of (0 to 1), from which lead over the next, and from
 * which share of those of its text alone its line of work is asked about: a title such as "Senior Executive" misleads.
 * Set on 133 adverts of all trades, of which 73 got a line. Below these shares every third was wrong.
 */
export const lineTable = { minShare: 0.35, minLead: 0.1, minShareOfText: 0.03 };
