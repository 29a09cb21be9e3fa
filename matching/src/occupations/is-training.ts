import { lexicons, wordsIn } from "../lexicon/lexicons.ts";

const inTraining = new RegExp(
  `(?<!\\p{L})(?:${lexicons.flatMap(({ roles }) => wordsIn(roles?.training)).join("|")})(?!\\p{L})`,
  "iu",
);

/** Whether a title is of somebody who still learns the work ("Student Nurse"): such years prepare for it. */
export function isTraining(title: string): boolean {
  return (
    inTraining.test(title) &&
    !/\b(?:services?|affairs|support|recruit\w*|coordinator|manager|advis[eo]r)\b/iu.test(title)
  );
}
