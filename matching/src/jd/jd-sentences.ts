import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { tokenize } from "../words/tokenize.ts";
import { unglueWords } from "../words/unglue-words.ts";
import { type JdPart, partOfHeading } from "./jd-headings.ts";
import { readYearCount } from "./read-year-count.ts";
import { headingTable } from "./wish-numbers.ts";

/** A line of a JD without its list marker. */
export type JdLine = { text: string; isBullet: boolean };
/** A sentence with the part of the JD that it stands in; null above the first heading. */
export type JdSentence = { text: string; part: JdPart | null };

/** The sentences of a JD's plain text in order, without headings. */
export function sentencesOfJd(text: string): JdSentence[] {
  return sentencesOf(linesOfJd(text));
}

export function linesOfJd(text: string): JdLine[] {
  return linesOf(text).map(readLine);
}

const bullet = /^\s*(?:[•●▪◦‣·*–—✔✓✅☑✗➢➤►▶▸→»■□◆◇★☆⦁-]\uFE0F?\s*|o\s+(?=\p{Lu})|\d{1,2}[.)]\s+)(?=\S)/u;
const lineBreak = new RegExp(
  [
    "\\r?\\n",
    "(?=[•●▪◦‣✔✓✅☑➢➤►])",
    "(?<=\\S)\\s*(?=·\\s?\\p{Lu}\\p{Ll})",
    "(?<=[^\\s*])\\s*(?=\\*\\s?\\p{Lu}\\p{Ll})",
    "(?<=[\\p{Ll})]{2}[.:!])(?=\\p{Lu}\\p{Ll})",
    "(?<=[\\p{L}\\d)+.:;!])(?=-\\s\\p{Lu})",
    "(?<=[.:)])(?=-\\s?[\\p{Lu}\\d])",
    "(?<=\\p{Ll})(?=\\p{Lu}{5,}(?!\\p{L}))",
  ].join("|"),
  "u",
);

/** Copied adverts often lose their line breaks: a bullet sign, or a sentence glued to the next, begins a line as well. */
function linesOf(text: string): string[] {
  return unglueWords(text.normalize("NFKC"))
    .split(lineBreak)
    .filter((line, index, all) => line !== "" || all[index - 1] !== "");
}

function readLine(line: string): JdLine {
  return { text: line.replace(bullet, "").trim(), isBullet: bullet.test(line) };
}

export function sentencesOf(lines: JdLine[]): JdSentence[] {
  let part: JdPart | null = null;
  return lines.flatMap((line, index): JdSentence[] => {
    const heading = index === 0 ? null : headingAt(lines, index);
    if (heading) part = heading;
    if (heading || line.text === "") return [];
    const label = labelOf(line.text);
    const sentences = line.text.split(/(?<=[\p{L}\p{N})+#]{2}[.!?])\s+(?=\p{Lu})/u);
    return sentences.map((text) => ({ text, part: label ?? part }));
  });
}

/** "Benefits: dental, vision" names its own part, in the line alone. */
function labelOf(text: string): JdPart | null {
  const label = /^([^:,.]{3,40}):\s/u.exec(text)?.[1];
  return label === undefined || findConcepts(tokenize(label)).length > 0 ? null : partOfHeading(label);
}

/**
 * A bullet is never a heading, nor is the last line of a paragraph, and a line that names a skill only when it stands
 * apart ("Python skills:").
 */
function headingAt(lines: JdLine[], index: number): JdPart | null {
  const line = lines[index];
  if (!line || line.isBullet) return null;
  const standsApart = /:\s*$/.test(line.text) || lines[index - 1]?.text === "";
  if (!standsApart && (lines[index + 1]?.text ?? "") === "") return null;
  const isWorded = standsApart || findConcepts(tokenize(line.text)).length === 0;
  const part = isWorded ? partOfHeading(line.text) : null;
  return part ?? (standsApart && isShort(line.text) && opensWishes(lines, index) ? "must" : null);
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= headingTable.mostWords && !/[.;!]$/.test(text);
}

/** Whatever its heading says: of all lists in a JD, only wishes name years, degrees, papers and languages to have. */
function opensWishes(lines: JdLine[], heading: number): boolean {
  const behind = lines.slice(heading + 1).findIndex(({ isBullet, text }) => !isBullet && text !== "");
  const list = lines.slice(heading + 1, behind < 0 ? undefined : heading + 1 + behind);
  return list.filter(({ text }) => namesPaper(text)).length >= headingTable.fewestPapers;
}

function namesPaper(text: string): boolean {
  if (readYearCount(text) !== null || lowestDegreeLevel(text) !== null) return true;
  return findConcepts(tokenize(text)).some(({ concept }) => concept.kind && concept.kind !== "trait");
}
