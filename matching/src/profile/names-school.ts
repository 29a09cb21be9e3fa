import { patternsOf } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export const namesSchool = rememberTexts((part): boolean => {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
});

const school = new RegExp(patternsOf(({ schools }) => schools).join("|"), "iu");
