export const ownScores = [1, 2, 3, 4, 5] as const;

/** What each score means, to whoever gives it. */
export const scoreWords: Readonly<Record<number, string>> = {
  1: "weak",
  2: "below what is needed",
  3: "what is needed",
  4: "good",
  5: "strong",
};
