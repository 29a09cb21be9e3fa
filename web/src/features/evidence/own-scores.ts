/** The scores that a person can give. */
export const ownScores = [1, 2, 3, 4, 5] as const;
