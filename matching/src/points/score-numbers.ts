/**
 * How facts become points. Where no other source is named, a value was set on the ladder of synthetic CVs, and
 * `npm run bench -- numbers` shows what moving it does.
 */

/** Points are counted in hundredths of a full score of 100, so that they can be shared out without a remainder. */
export const fullScore = 10_000;
export const hundredths = 100;

/** What a group of requirements is to a score. */
export type Group = "role" | "years" | "must" | "education" | "nice";

/**
 * The part of the score that each group of requirements has when all have their usual weights; what a JD lacks is
 * shared out. The line of work is the surest thing to read from real adverts and CVs, so it has the largest part.
 */
export const shares: Record<Group, number> = {
  role: 0.36,
  years: 0.12,
  must: 0.32,
  education: 0.08,
  nice: 0.16,
};

/**
 * The weight at which a group has half of its part: one wish read from a JD is seldom all that it asks for, five are.
 * With the usual weight of 3 for a must-have, five of them have 15 of 19 parts.
 */
export const halfAt: Record<Group, number> = { role: 0, years: 0, must: 4, education: 0, nice: 4 };

/** How much of a must-have counts as shown when the loss below is reckoned. By definition. */
export const credit = { met: 1, partly: 0.5, "not stated": 0 } as const;

/**
 * The share of all points that missing must-haves take: each one the same by its weight, `most` when none of many is
 * shown, half of it when none of a weight of `halfAt` is. On the golden ladder, on the one of synthetic CVs and on real
 * adverts this ranked better than a loss that begins steeply, which makes one must-have misread look like a weak CV.
 */
export const missingMusts = { most: 0.75, halfAt: 8 };

export const steps = {
  /** From this likeness of work on, all else counts in full; below, less and less, by the curve 3x² − 2x³ (smoothstep). */
  sameWork: 0.95,
  /** Below this share, the step is called "unlike" rather than "not quite like". Words only. */
  unlikeBelow: 0.5,
  /** Without a licence or permit that the law demands, the work cannot begin: the share of the score that this takes. */
  permitShare: 0.45,
};
