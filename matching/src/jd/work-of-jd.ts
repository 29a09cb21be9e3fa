import { sentencesOfJd } from "./jd-sentences.ts";

/** The words of a JD about the work itself: without what the employer says about itself, its benefits and its duties by law. */
export function workOfJd(text: string): string {
  return sentencesOfJd(text)
    .filter(({ part }) => part !== "dropped")
    .map((sentence) => sentence.text)
    .join("\n");
}
