import { maxSentenceLength } from "../jd-parameters.ts";

/** A line of an advert without its list sign. */
export type AdvertLine = { text: string; isBullet: boolean };

/** A sentence of an advert, which is labelled as one. */
export type AdvertUnit = {
  text: string;
  isBullet: boolean;
  /** Which of the lines it stands in, and which of that line's sentences it is. */
  line: number;
  sentence: number;
  /** A blank line stands before its line, and after it. */
  isApartAbove: boolean;
  isApartBelow: boolean;
};

/** The sentences of all lines in order. */
export function unitsOf(lines: AdvertLine[]): AdvertUnit[] {
  return lines.flatMap(({ text, isBullet }, line) => {
    if (text === "") return [];
    const isApartAbove = line === 0 || lines[line - 1]?.text === "";
    const isApartBelow = (lines[line + 1]?.text ?? "") === "";
    return sentencesOfLine(text).map((part, sentence) => ({
      text: part,
      isBullet,
      line,
      sentence,
      isApartAbove,
      isApartBelow,
    }));
  });
}

export function sentencesOfLine(line: string): string[] {
  return line.split(sentenceEnd).flatMap(partsOf);
}

/** Abbreviations that stand before names and numbers end no sentence. */
const sentenceEnd =
  /(?<=[\p{L}\p{N})+#]{2}[.!?])(?<!(?<!\p{L})(?:[Kk]at|[Cc]at|mgr|inż|[Dd]ipl|[Ii]ng|lic|[Mm]in|[Mm]ax|ggf|bzw|inkl|incl|np|nr|[Pp]rof|[Dd]r|Mrs?|bijv)\.)\s+(?=\p{Lu})/u;

/** Whoever reads a sentence may take time that grows with the square of its length. */
function partsOf(sentence: string): string[] {
  if (sentence.length <= maxSentenceLength) return [sentence];
  const blank = sentence.lastIndexOf(" ", maxSentenceLength);
  const end = blank > 0 ? blank : maxSentenceLength;
  return [sentence.slice(0, end), ...partsOf(sentence.slice(end).trimStart())];
}
