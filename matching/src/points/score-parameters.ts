/**
 * How facts become points. Where no other source is named, a value was set on the ladder of synthetic CVs, and
 * `npm run bench -- parameters` shows what moving it does.
 */

/** Points are counted in hundredths of a full score of 100, so that they can be shared out without a remainder. */
export const fullScore = 10_000;
export const hundredths = 100;

/** Which requirements are weighed against each other. */
export const groups = ["role", "years", "must", "education", "nice"] as const;
export type Group = (typeof groups)[number];

/**
 * What the weights of a group are worth against those of the others: `limits` × weights ÷ (weights + `halfAt`). More
 * weight is always worth more, ever more slowly as a group grows: one wish read from a JD is seldom all that it asks
 * for, five are. Where a JD usually has one requirement of a group, its worth follows its weight nearly in proportion.
 * With the usual weights of one role, its years, five must-haves, a degree and two nice-to-haves they come to 36, 12, 25,
 * 8 and 8 parts: the line of work is the surest thing to read from real adverts and CVs. What a JD lacks is shared out.
 */
export const limits: Record<Group, number> = {
  role: 1.8,
  years: 0.6,
  must: 0.32,
  education: 0.4,
  nice: 0.16,
};
export const halfAt: Record<Group, number> = { role: 20, years: 20, must: 4, education: 8, nice: 4 };

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
  /** Without a licence or permit that the law demands, the work cannot begin: the share of the score that this takes. */
  permitShare: 0.45,
};
