import { patternsOf } from "../lexicon/lexicons.ts";

/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export function namesSchool(part: string): boolean {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
}

export const school = new RegExp(patternsOf(({ schools }) => schools).join("|"), "iu");
