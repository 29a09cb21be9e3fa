import { patternsOf, wordsIn } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export const namesSchool = rememberTexts((part): boolean => {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
});

/** The letters of each word, parted by what may stand between them, as a pattern of a whole word. */
function lettersIn(list: string | undefined, between: string): string[] {
  return wordsIn(list).map((word) => `\\b${[...word].join(between)}\\b`);
}

const letters = patternsOf(({ lettersOfSchools: list }) => [
  ...lettersIn(list?.withOrWithoutStops, "\\.?"),
  ...lettersIn(list?.withStops, "\\."),
]);
const school = new RegExp([...patternsOf(({ schools }) => schools), ...letters].join("|"), "iu");
