import { findConcepts } from "../mentions/find-concepts.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { tokenize } from "../words/tokenize.ts";
import { unglueWords } from "../words/unglue-words.ts";
import { impliedPart } from "./implied-part.ts";
import { type JdPart, partOfHeading } from "./jd-headings.ts";
import { headingTable, wishOdds } from "./jd-parameters.ts";
import { likeliestPart } from "./likeliest-part.ts";
import { sentencesOfLine } from "./lines/advert-units.ts";
import { evenOdds, oddOf } from "./lines/line-label.ts";
import { oddsOfLines } from "./lines/odds-of-lines.ts";
import { someOf } from "./some-of.ts";

/** A line of a JD without its list marker. */
export type JdLine = { text: string; isBullet: boolean };
/**
 * A sentence with the part of the JD that it stands in, null above the first heading; `odds` is how likely it says what,
 * by itself and by what stands around it.
 */
export type JdSentence = { text: string; part: JdPart | null; odds: LabelOdds };

/** The sentences of a JD's plain text in order, without headings. */
export function sentencesOfJd(text: string): JdSentence[] {
  return sentencesOf(linesOfJd(text));
}

export function linesOfJd(text: string): JdLine[] {
  return linesOf(text).map(readLine);
}

const bullet =
  /^\s*(?:[•●▪◦‣·*–—✔✓✅☑✗➢➤►▶▸→»■□◆◇★☆⦁-]\uFE0F?\s*|o\s+(?=\p{Lu})|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)(?=\S)/u;
/** Of Markdown. */
const headingMark = /^\s*#{1,6}\s+/u;
/** Of a table that ticks what is essential. */
const cellMark = /(?<!\s)\s{2,}[xX✓✔]\s*$/u;
const lineBreak = new RegExp(
  [
    "\\r?\\n",
    "(?=[•●▪◦‣✔✓✅☑➢➤►])",
    "(?<=\\S)\\s*(?=·\\s?\\p{Lu}\\p{Ll})",
    "(?<=[^\\s*])\\s*(?=\\*\\s?\\p{Lu}\\p{Ll})",
    "(?<=[\\p{Ll})]{2}[.:!])(?=\\p{Lu}\\p{Ll})",
    "(?<=[\\p{L}\\d)+.:;!])(?=-\\s\\p{Lu})",
    "(?<=[.:)])(?<!\\b[Dd]ipl\\.)(?=-\\s?[\\p{Lu}\\d])",
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
  const text = line.replace(bullet, "").replace(headingMark, "").replace(cellMark, "");
  return { text: text.trim(), isBullet: bullet.test(line) };
}

export function sentencesOf(lines: JdLine[]): JdSentence[] {
  const odds = oddsOfLines(lines);
  let part: JdPart | null = null;
  let hasMusts = false;
  return lines.flatMap((line, index): JdSentence[] => {
    const heading = index === 0 || isSurelyWish(odds[index]) ? null : headingAt(lines, index, hasMusts);
    const opens = part === "dropped" && heading === null && opensAnother(lines, index);
    const other = part && heading === null ? otherPartBelow({ lines, odds, index }, part) : null;
    if (heading) part = heading;
    // What only the odds take for wishes is told by no heading.
    else if (other) part = part === "must" || (other !== "must" && other !== "nice") ? other : null;
    else if (opens || (followsList(lines, index) && part !== "dropped")) part = null;
    hasMusts ||= part === "must";
    if (heading || opens || other || line.text === "") return [];
    const label = labelOf(line.text);
    return sentencesOfLine(line.text).map((sentence, at) => ({
      text: label && at === 0 ? sentence.replace(/^[^:]+:\s+/u, "") : sentence,
      part: label ?? part,
      odds: odds[index]?.[at] ?? evenOdds,
    }));
  });
}

/** "Benefits: dental, vision" names its own part, in the line alone. */
function labelOf(text: string): JdPart | null {
  const label = /^([^:,.]{3,60}):\s/u.exec(text)?.[1];
  return label === undefined || someOf.test(label) || findConcepts(tokenize(label)).length > 0
    ? null
    : partOfHeading(label);
}

/**
 * A bullet is never a heading, nor is the last line of a paragraph, and a line that names a skill only when it stands
 * apart ("Python skills:").
 */
function headingAt(lines: JdLine[], index: number, hasMusts: boolean): JdPart | null {
  const line = lines[index];
  if (!line || line.isBullet) return null;
  const standsApart = /:\s*$/.test(line.text) || lines[index - 1]?.text === "";
  if (!standsApart && (lines[index + 1]?.text ?? "") === "") return null;
  const namesWish = findConcepts(tokenize(line.text)).length > 0 || lowestDegreeLevel(line.text) !== null;
  const isWorded = standsApart || !namesWish;
  const part = isWorded ? partOfHeading(line.text) : null;
  return part ?? (standsApart ? impliedPart(line.text, { list: listBehind(lines, index), hasMusts }) : null);
}

/** A line that reads like a heading ("Minimum of three years in sales") and asks for something, surely no heading. */
function isSurelyWish([only, more]: LabelOdds[] = []): boolean {
  if (!only || more || oddOf(only, "heading") > headingTable.noHeading) return false;
  return oddOf(only, "must") + oddOf(only, "nice") >= wishOdds.probable;
}

type OddsByLine = { lines: JdLine[]; odds: LabelOdds[][]; index: number };

/**
 * What stands below a likely heading that no lexicon holds, where that is surely another part than the one above; null
 * elsewhere.
 */
function otherPartBelow({ lines, odds, index }: OddsByLine, part: JdPart): JdPart | null {
  if (!isLikelyHeading({ lines, odds, index })) return null;
  let end = index + 1;
  while (end < lines.length && !isLikelyHeading({ lines, odds, index: end })) end += 1;
  const likeliest = likeliestPart(odds.slice(index + 1, end).flat());
  return likeliest && likeliest.part !== part && likeliest.share >= sureFrom(part, likeliest.part)
    ? likeliest.part
    : null;
}

/** Both kinds of wishes are alike, so that one is told from the other less surely than from what asks for nothing. */
function sureFrom(above: JdPart, below: JdPart): number {
  const isWish = (part: JdPart) => part === "must" || part === "nice";
  return isWish(above) && isWish(below) ? headingTable.sureKind : headingTable.surePart;
}

function isLikelyHeading({ lines, odds, index }: OddsByLine): boolean {
  const [only, more] = odds[index] ?? [];
  const line = lines[index];
  if (!only || more || !line || line.isBullet || /:\s/u.test(line.text)) return false;
  return oddOf(only, "heading") >= headingTable.likelyHeading;
}

/** A few words set apart above sentences end what was said of the company, even where no table knows them. */
function opensAnother(lines: JdLine[], index: number): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || line.isBullet || before?.text !== "" || !after || after.isBullet) return false;
  const isShort = line.text.split(/\s+/).length <= headingTable.maxWordsBetween;
  return isShort && /^\p{Lu}[\p{L}\d'’& -]+:?$/u.test(line.text) && /[.!?]$/.test(after.text);
}

/** The bullets between a line and the next that is none. */
function listBehind(lines: JdLine[], index: number): string[] {
  const list: string[] = [];
  for (let at = index + 1; at < lines.length; at += 1) {
    const { text, isBullet } = lines[at] ?? blankLine;
    if (!isBullet && text !== "") break;
    if (text !== "") list.push(text);
  }
  return list;
}

/** A paragraph set apart below a list is about something else: what is offered, mostly. */
function followsList(lines: JdLine[], index: number): boolean {
  const line = lines[index] ?? blankLine;
  if (line.text === "" || line.isBullet || lines[index - 1]?.text !== "") return false;
  let above = index - 1;
  while (lines[above]?.text === "") above -= 1;
  return lines[above]?.isBullet === true;
}

const blankLine: JdLine = { text: "", isBullet: false };
