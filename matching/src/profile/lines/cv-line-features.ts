import type { Line } from "@winnow/documents/document-text.ts";
import { FeatureList, hashOf, mix } from "../../model/feature-list.ts";
import type { UnitFeatures } from "../../model/feature-set.ts";
import type { Step } from "../../model/line-model.ts";
import { hashedPieces } from "../../model/word-pieces.ts";
import { hashText } from "../../words/hash-text.ts";
import { type Token, tokenize } from "../../words/tokenize.ts";
import { areOnOneRow } from "../are-on-one-row.ts";
import { sectionOfHeading } from "../cv-headings.ts";
import { emailAddress } from "../email-address.ts";
import { heightOf, isApart } from "../is-apart.ts";
import { lineLayout } from "../layout-parameters.ts";
import { beginOf, endOf } from "./line-ends.ts";
import { type LineSigns, signsOf } from "./line-signs.ts";

/** How much a feature counts before anything is learned, so that many small ones do not drown the few that say much. */
const much = { group: 1, first: 0.6, look: 0.5, sign: 0.7, neighbour: 0.5, heading: 0.7 };
/** Counts beyond these are alike. */
const most = {
  tokens: 16,
  digits: 5,
  lengthClass: 6,
  commas: 4,
  alike: 12,
  distanceClass: 5,
  headingWords: 6,
  neighbourWords: 3,
};
/** Lines on top that are told apart; of the rest none knows how many details stand above, nor how long the CV is. */
const linesOfName = 2;
/** Of the usual size of type, and of the height of a line. */
const sizes = Object.values({ usual: 0.95, larger: 1.05, heading: 1.2, large: 1.45, name: 1.9 });
const gaps = Object.values({ some: 0.45, line: 0.9, paragraph: 1.5 });
/** In points. */
const indents = Object.values({ some: 3, column: 40, right: 160 });
const mostlyCapitals = 0.8;
const wordsOfName = { least: 2, most: 5, lettersShared: 3 };
/** Lines above and below whose signs count. */
const around = [-2, -1, 1, 2];
/** What tells the kinds of features apart that words are part of. */
const kindOf = {
  word: hashText("word"),
  pair: hashText("pair"),
  piece: hashText("piece"),
  heading: hashText("heading"),
  headingPiece: hashText("heading piece"),
  sign: hashText("sign"),
  look: hashText("look"),
};
const kindsAround = new Map(
  around.map((step) => [
    step,
    { sign: hashText(`sign ${step}`), look: hashText(`look ${step}`), word: hashText(`word ${step}`) },
  ]),
);

type Read = {
  line: Line;
  tokens: string[];
  signs: LineSigns;
  look: string;
  /** As names are written. */
  isCapitalised: boolean;
  /** "Religion: none", as personal details are written. */
  isDetail: boolean;
  /** Of a section, by the words of its heading. */
  isBeginning: boolean;
  hashes: { tokens: number[]; pieces: number[]; signs: number[]; looks: number[]; look: number };
};

/** The features of all lines of a CV: words and looks of each, the heading above, and what stands around it. */
export function featuresOfCvLines(lines: readonly Line[]): UnitFeatures[] {
  const page = measurePage(lines);
  const read = lines.map((line) => readLine(line, page));
  const ofPerson = linesOfPerson(read);
  const alike = countLooks(read.filter((_, index) => !ofPerson[index]));
  const mailbox = mailboxOf(lines);
  let heading = -1;
  return read.map((own, index) => {
    const features = new FeatureList();
    addWords(features, own);
    addLooks(features, own, alike);
    addPlace(features, read, index);
    if (mailbox !== "" && own.isCapitalised)
      features.add(`y name ${sharesWord(own.tokens, mailbox)} ${Math.min(index, linesOfName)}`, much.sign);
    for (const hash of own.hashes.signs) features.addKey(mix(kindOf.sign, hash), much.sign);
    features.add(`kk ${ownSigns(own)}`, much.sign);
    for (const step of around) {
      if (step < 0 && ofPerson[index + step]) features.add(`y below name ${step}`, much.neighbour);
      else addNeighbour(features, neighbourOf(read, index, step), step);
    }
    addHeading(features, heading === -1 ? undefined : read[heading], index - heading);
    if (looksLikeHeading(own, alike)) heading = index;
    return features.finish();
  });
}

/** Where sections begin by the words of their headings: each is read by itself, so that none depends on what follows. */
export function beginningsOfCvLines(lines: readonly Line[]): number[] {
  return lines.flatMap((line, index) => (beginsSection(line) ? index : []));
}

/** A heading by its words; in small letters it may be the end of a sentence. */
function beginsSection(line: Line): boolean {
  return beginOf(line.text) !== "a" && signsOf(line).heading !== "";
}

/** How a line stands to the one before. */
const stepOf = { onOneRow: 0, below: 1, apart: 2, inOneList: 3, behindList: 4 } as const;

export function stepsOfCvLines(lines: readonly Line[]): Step[] {
  return lines.map((line, index): Step => {
    const before = lines[index - 1];
    if (!before || before.block !== line.block || before.page !== line.page) return stepOf.apart;
    if (areOnOneRow(before, line)) return stepOf.onOneRow;
    if (before.isBullet && line.isBullet) return stepOf.inOneList;
    if (before.isBullet && beginOf(line.text) !== "a") return stepOf.behindList;
    return isApart(line) ? stepOf.apart : stepOf.below;
  });
}

type Page = { size: number; left: Map<number, number>; isInCapitals: boolean };

/** The size of most words, where the lines of each block begin, and whether capitals set nothing apart. */
function measurePage(lines: readonly Line[]): Page {
  const ofWords = lines.flatMap((line) => line.words.map(() => line.fontSize)).sort((a, b) => a - b);
  const left = new Map<number, number>();
  for (const { block, box } of lines) left.set(block, Math.min(left.get(block) ?? box.x, box.x));
  const letters = lines.map(({ text }) => text.replace(/\P{L}/gu, "")).join("");
  const capitals = letters.replace(/\P{Lu}/gu, "");
  return {
    size: ofWords[ofWords.length >> 1] ?? 0,
    left,
    isInCapitals: capitals.length > mostlyCapitals * letters.length,
  };
}

function readLine(line: Line, { size, left, isInCapitals }: Page): Read {
  // An address says who somebody is, and nothing of the lines around.
  const tokens = tokenize(line.text.replace(emailAddress, "@mail"), most.tokens).map(wordOf);
  const isUpper =
    !isInCapitals && line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase();
  const isCapitalised = mayBeName(line.text);
  const sizeClass = size === 0 ? "none" : `${classOf(line.fontSize / size, sizes)}`;
  const look = lookOf(sizeClass, line.isBold, isUpper);
  const height = heightOf(line);
  const gap = height === 0 ? "none" : `${classOf(line.gapAbove / height, gaps)}`;
  const indent = classOf(line.box.x - (left.get(line.block) ?? 0), indents);
  const looks = [
    `size ${sizeClass}`,
    `look ${look}`,
    `gap ${gap}`,
    `gap ${gap} ${look}`,
    `indent ${indent}`,
    `words ${Math.min(most.lengthClass, Math.ceil(Math.log2(tokens.length + 1)))}`,
    `end ${".:!?…,)".includes(line.text.at(-1) ?? "") ? line.text.at(-1) : ""}`,
    `begin ${beginOf(line.text)}`,
    `commas ${Math.min(most.commas, line.text.split(",").length - 1)}`,
    `page ${Math.min(line.page, 2)}`,
    ...(isUpper ? ["CAPITALS"] : []),
    ...(line.isBold ? ["bold"] : []),
    ...(/ [|·•] /.test(line.text) ? ["bars"] : []),
    ...(/ [–—-] /.test(line.text) ? ["dash"] : []),
    ...(/\d/.test(line.text) ? ["digits"] : []),
    ...(isCapitalised ? ["capitalised"] : []),
  ];
  const signs = signsOf(line);
  const hashes = {
    tokens: tokens.map(hashText),
    pieces: tokens.flatMap(hashedPieces),
    signs: signs.names.map(hashText),
    looks: looks.map(hashText),
    look: hashText(look),
  };
  return {
    line,
    tokens,
    signs,
    look,
    isCapitalised,
    isDetail: isDetail(line.text),
    isBeginning: beginsSection(line),
    hashes,
  };
}

function lookOf(sizeClass: string, isBold: boolean, isUpper: boolean): string {
  return `${sizeClass} ${isBold} ${isUpper}`;
}

/** Of pasted text, where small letters set nothing apart, however few lines there are. */
const plainLook = lookOf("none", false, false);

/** Numbers count by how long they are. */
function wordOf({ folded }: Token): string {
  return /^\d+$/u.test(folded) ? "#".repeat(Math.min(folded.length, most.digits)) : folded;
}

function classOf(value: number, bounds: number[]): number {
  return bounds.filter((bound) => value > bound).length;
}

function addWords(features: FeatureList, { tokens, hashes }: Read): void {
  features.addGroup(kindOf.word, hashes.tokens, much.group);
  const pairs = hashes.tokens.map((token, at) => mix(hashes.tokens[at - 1] ?? 0, token));
  features.addGroup(kindOf.pair, pairs, much.group);
  features.addGroup(kindOf.piece, hashes.pieces, much.group);
  features.add(`f ${tokens[0]}`, much.first);
  features.add(`l ${tokens.at(-1)}`, much.first);
}

type Alike = Map<string, { count: number; known: number }>;

/** How many lines have each look, and how many of them are headings by their words; how a name is written does not count. */
function countLooks(read: Read[]): Alike {
  const alike: Alike = new Map();
  for (const { look, signs } of read) {
    const found = alike.get(look) ?? { count: 0, known: 0 };
    found.count += 1;
    if (signs.heading !== "") found.known += 1;
    alike.set(look, found);
  }
  return alike;
}

function addLooks(features: FeatureList, { hashes, look }: Read, alike: Alike): void {
  for (const hash of hashes.looks) features.addKey(mix(kindOf.look, hash), much.look);
  features.add(`y alike ${shareOfHeadings(alike, look)}`, much.sign);
}

/** Whether lines of this look are headings by their words: most that have it, some, none, or too many to tell. */
function shareOfHeadings(alike: Alike, look: string): string {
  if (look === plainLook) return "many";
  const { count, known } = alike.get(look) ?? { count: 0, known: 0 };
  if (count > most.alike) return known > count / 2 ? "most of many" : "many";
  return known === 0 ? "none" : known * 2 >= count ? "most" : "some";
}

function addPlace(features: FeatureList, read: Read[], index: number): void {
  const [line, before] = [read[index]?.line, read[index - 1]?.line];
  const after = neighbourOf(read, index, 1)?.line;
  features.add(`y place ${Math.min(index, linesOfName)}`, much.look);
  if (!line) return;
  const end = before?.isBullet && beginOf(line.text) !== "a" ? "bullet" : endOf(before?.text ?? "");
  if (before) features.add(`y behind ${end} ${beginOf(line.text)}`, much.look);
  if (after) features.add(`y before ${endOf(line.text)} ${beginOf(after.text)}`, much.look);
  const isRight = before !== undefined && areOnOneRow(before, line);
  const isLeft = after !== undefined && areOnOneRow(line, after);
  features.add(`y row ${isRight} ${isLeft}`, much.look);
  if (before && before.block !== line.block) features.add("y new block", much.look);
  if (after && !isLeft && isApart(after)) features.add("y gap below", much.look);
}

/** Dates, role, school, bullet and weight at once: what each means depends on the others. */
function ownSigns({ signs, line, look }: Read): string {
  return `${signs.telling} ${line.isBullet ? "" : look}`;
}

/** A line some steps above or below; whatever section comes next says nothing of the lines above its heading. */
function neighbourOf(read: Read[], index: number, step: number): Read | undefined {
  for (let below = index + 1; below <= index + step; below += 1)
    if (read[below]?.isBeginning) return undefined;
  return read[index + step];
}

/**
 * Which lines say who somebody is: what they say tells nothing of the lines below. How to reach somebody is told by what
 * it is, names and other details by standing on top.
 */
function linesOfPerson(read: Read[]): boolean[] {
  let isOnTop = true;
  return read.map(({ signs, isCapitalised, isDetail, isBeginning }, index) => {
    isOnTop &&= !isBeginning && (index === 0 || signs.isOfPerson || isCapitalised || isDetail);
    return isOnTop || signs.isOfPerson;
  });
}

function addNeighbour(features: FeatureList, other: Read | undefined, step: number): void {
  const kinds = kindsAround.get(step);
  if (!kinds) return;
  if (!other) {
    features.addKey(kinds.sign, much.neighbour);
    return;
  }
  // In which order somebody lists what they did says nothing of the lines below.
  if (step < 0 && other.line.isBullet) {
    features.add(`y below bullet ${step}`, much.neighbour);
    return;
  }
  for (const hash of other.hashes.signs) features.addKey(mix(kinds.sign, hash), much.neighbour);
  features.addKey(mix(kinds.look, other.hashes.look), much.neighbour);
  const isNext = Math.abs(step) === 1;
  if (isNext)
    features.addGroup(kinds.word, other.hashes.tokens.slice(0, most.neighbourWords), much.neighbour);
}

function addHeading(features: FeatureList, heading: Read | undefined, distance: number): void {
  if (!heading) {
    features.add("h none", much.heading);
    return;
  }
  const { tokens, pieces } = heading.hashes;
  features.addGroup(kindOf.heading, tokens.slice(0, most.headingWords), much.heading);
  features.addGroup(kindOf.headingPiece, pieces, much.heading);
  features.addKey(hashOf("h kind ", heading.signs.heading), much.heading);
  features.add(`h distance ${Math.min(most.distanceClass, Math.ceil(Math.log2(distance + 1)))}`, much.look);
}

/** A heading by its words, or a short line of a look that headings of this CV have. */
function looksLikeHeading({ signs, line, look }: Read, alike: Alike): boolean {
  if (line.isBullet || line.words.length > lineLayout.maxWordsOfHeading || signs.date !== "none")
    return false;
  return signs.heading !== "" || shareOfHeadings(alike, look) === "most";
}

function isDetail(text: string): boolean {
  const [, label] = /^(\p{Lu}[^:,]{1,29}):\s+\S/u.exec(text) ?? [];
  return label !== undefined && sectionOfHeading(label) === null;
}

function mayBeName(text: string): boolean {
  const words = text.split(" ", wordsOfName.most + 1);
  return (
    words.length >= wordsOfName.least &&
    words.length <= wordsOfName.most &&
    /^[\p{L}\p{M}\s.,'’()-]+$/u.test(text) &&
    words.every((word) => /^\(?\p{Lu}/u.test(word) || /^\p{Ll}{1,3}$/u.test(word))
  );
}

function mailboxOf(lines: readonly Line[]): string {
  for (const { text } of lines) {
    const [box] = emailAddress.exec(text)?.[0].split("@") ?? [];
    if (box !== undefined) return box.toLowerCase();
  }
  return "";
}

function sharesWord(tokens: string[], mailbox: string): boolean {
  return tokens.some((token) => token.length >= wordsOfName.lettersShared && mailbox.includes(token));
}
