import common from "./common-work.json" with { type: "json" };
import model from "./role-model.json" with { type: "json" };

/**
 * What tells whether somebody worked in the occupation of a JD, each 0 to 1: the cosines of what goes beyond the common
 * in all that a CV says of work, to the work described and to the title alone; drawn to 1 by must-haves shown at work.
 */
export type RoleFeatures = { work: number; title: number };

/** What real CVs have in common whatever their occupation, over the occupations in their order; length below 1. */
export const commonWork: readonly number[] = common.nearness.map((nearness) => nearness / common.unit);

/** From which odds on the occupation is shown, or one beside it; and the occupation itself. See `matching/training/README.md`. */
export const roleOddsFrom: { partly: number; met: number } = model.from;

/**
 * How likely somebody worked in the occupation, 0 to 1 where right and other people are equally many: a logistic
 * regression over `RoleFeatures`, learned from real adverts and CVs of known occupations by `npm run train-role`.
 */
export function roleOdds({ work, title }: RoleFeatures): number {
  const { intercept, weights } = model;
  return 1 / (1 + Math.exp(-(intercept + weights.work * work + weights.title * title)));
}
