import { wishOdds } from "./jd-parameters.ts";
import { requirementFromText } from "./requirement-from-text.ts";

/** What the requirement that a sentence asks for would be called, short enough to be one; null for what may not be asked for. */
export function nameOfWish(sentence: string): string | null {
  const made = requirementFromText({ id: "", text: sentence, kind: "must", weight: 1 });
  if (!("requirement" in made) || !/\p{L}{2}/u.test(made.requirement.text)) return null;
  const { text } = made.requirement;
  if (text.length <= wishOdds.longestName) return text;
  const cut = text.slice(0, wishOdds.longestName);
  const end = Math.max(cut.lastIndexOf(","), cut.lastIndexOf(";"));
  return cut.slice(0, end > wishOdds.longestName / 2 ? end : cut.lastIndexOf(" ")).trim();
}
