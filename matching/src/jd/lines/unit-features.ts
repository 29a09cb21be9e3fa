import { findConcepts } from "../../mentions/find-concepts.ts";
import { FeatureSet, type UnitFeatures } from "../../model/feature-set.ts";
import { wordPieces } from "../../model/word-pieces.ts";
import { lowestDegreeLevel } from "../../profile/degree-level.ts";
import { hashText } from "../../words/hash-text.ts";
import { type Token, tokenize } from "../../words/tokenize.ts";
import { partOfHeading } from "../jd-headings.ts";
import { readYearCount } from "../read-year-count.ts";
import { mustCue, niceCue, notAWish } from "../wish-cues.ts";
import type { AdvertUnit } from "./advert-units.ts";

/** Longer sentences say what they are in their first words. */
const mostTokens = 48;
const mostWordsOfHeading = 12;
/** How much a feature counts before anything is learned, so that many small ones do not drown the few that say much. */
const much = { group: 1, first: 0.7, last: 0.5, look: 0.6, name: 0.6, cue: 0.8, neighbour: 0.6, faint: 0.4 };
/** Counts beyond these are alike. */
const most = {
  digits: 5,
  lengthClass: 6,
  sentence: 2,
  distanceClass: 5,
  concepts: 4,
  neighbourWords: 16,
  wordsBelow: 12,
  blockClass: 4,
  shareClass: 3,
  ofBlock: 12,
};
/** Units in the beginning that are told apart, and the parts that the rest falls into. */
const places = { first: 3, parts: 5 };
const mostlyCapitals = 0.8;
const unitsBelow = 3;

type Read = { unit: AdvertUnit; tokens: string[]; looksLikeHeading: boolean; names: Names };
/** What the tables know of a unit. */
type Names = {
  level: ReturnType<typeof lowestDegreeLevel>;
  concepts: ReturnType<typeof findConcepts>;
  cues: Record<Cue, boolean>;
};
/** A list or a paragraph, and how many of its units have each cue. */
type Block = { units: Read[]; counts: Record<Cue, number> };

const cueNames = ["years", "degree", "must", "nice", "none", "concept", "money", "address"] as const;
type Cue = (typeof cueNames)[number];

/**
 * The features of all units of an advert: their own words and looks, the heading above, their neighbours, and what the
 * others of their list or paragraph say.
 */
export function featuresOfUnits(units: AdvertUnit[]): UnitFeatures[] {
  const read = units.map(readUnit);
  const blocks = blocksOf(read);
  let heading = -1;
  return read.map((own, index) => {
    const features = new FeatureSet();
    addWords(features, own);
    addLooks(features, own, { index, count: read.length });
    addNames(features, own.names);
    const above = heading === -1 ? undefined : read[heading];
    addHeading(features, above, index - heading);
    addNeighbours(features, read, index);
    addBlock(features, own, blocks[index]);
    if (own.looksLikeHeading) heading = index;
    return features.finish();
  });
}

function readUnit(unit: AdvertUnit): Read {
  const tokens = tokenize(unit.text, mostTokens).map(wordOf);
  return { unit, tokens, looksLikeHeading: mayBeHeading(unit, tokens.length), names: namesIn(unit.text) };
}

function namesIn(text: string): Names {
  const concepts = findConcepts(tokenize(text, mostTokens));
  const level = lowestDegreeLevel(text);
  const cues = {
    years: readYearCount(text) !== null,
    degree: level !== null,
    must: mustCue.test(text),
    nice: niceCue.test(text),
    none: notAWish.test(text),
    concept: concepts.length > 0,
    money: /[$€£%]|\b(?:eur|usd|gbp|pln|ron|sek|dkk|czk|chf)\b/i.test(text),
    address: /@|\bwww\.|https?:|\[(?:e-?mail|phone|url)\]/i.test(text),
  };
  return { level, concepts, cues };
}

/** For each unit the list, or the paragraph, that it belongs to. */
function blocksOf(read: Read[]): Block[] {
  const blocks: Block[] = [];
  return read.map((own, index) => {
    const before = read[index - 1];
    const { isBullet, isApartAbove } = own.unit;
    const begins =
      !before ||
      own.looksLikeHeading ||
      before.looksLikeHeading ||
      isBullet !== before.unit.isBullet ||
      (isApartAbove && !isBullet);
    const open = blocks.at(-1);
    const block = !open || begins ? { units: [], counts: noCounts() } : open;
    if (block !== open) blocks.push(block);
    block.units.push(own);
    for (const cue of cueNames) if (own.names.cues[cue]) block.counts[cue] += 1;
    return block;
  });
}

function noCounts(): Block["counts"] {
  return Object.fromEntries(cueNames.map((cue) => [cue, 0])) as Block["counts"];
}

/** Numbers count by how long they are. */
function wordOf({ folded }: Token): string {
  return /^\d+$/.test(folded) ? "#".repeat(Math.min(folded.length, most.digits)) : folded;
}

function mayBeHeading({ text, isBullet, sentence }: AdvertUnit, words: number): boolean {
  if (isBullet || sentence > 0 || words === 0 || words > mostWordsOfHeading) return false;
  return !/[.;,]$/.test(text);
}

/** The feature of a folded word, as the model knows it. */
export function wordFeature(word: string): number {
  return hashText(nameOfWord(word));
}

function nameOfWord(word: string): string {
  return `w ${word}`;
}

function addWords(features: FeatureSet, { tokens }: Read): void {
  const words = tokens.map(nameOfWord);
  const pairs = tokens.map((token, at) => `b ${tokens[at - 1] ?? "^"} ${token}`);
  const pieces = tokens.flatMap(wordPieces).map((piece) => `c ${piece}`);
  features.addGroup(words, much.group);
  features.addGroup(pairs, much.group);
  features.addGroup(pieces, much.group);
  features.add(`f ${tokens[0]}`, much.first);
  features.add(`f ${tokens[0]} ${tokens[1]}`, much.first);
  features.add(`l ${tokens.at(-1)}`, much.last);
}

function addLooks(
  features: FeatureSet,
  { unit, tokens, looksLikeHeading, names }: Read,
  { index, count }: { index: number; count: number },
): void {
  const { text, isBullet, sentence, isApartAbove, isApartBelow } = unit;
  const capitals =
    text.replace(/[^\p{Lu}]/gu, "").length / Math.max(1, text.replace(/[^\p{L}]/gu, "").length);
  const looks = [
    "1",
    isBullet ? "bullet" : "plain",
    `words ${Math.min(most.lengthClass, Math.ceil(Math.log2(tokens.length + 1)))}`,
    `end ${/[.:!?…]$/.exec(text)?.[0] ?? ""}`,
    `begin ${/^\p{Lu}/u.test(text) ? "A" : /^\p{Ll}/u.test(text) ? "a" : /^\d/.test(text) ? "1" : "?"}`,
    `apart ${isApartAbove} ${isApartBelow}`,
    `sentence ${Math.min(sentence, most.sentence)}`,
    `place ${index < places.first ? index : Math.floor((index / count) * places.parts) + places.first}`,
    ...(looksLikeHeading ? ["heading"] : []),
    ...(capitals > mostlyCapitals ? ["CAPITALS"] : []),
    ...(names.cues.address ? ["address"] : []),
    ...(names.cues.money ? ["money"] : []),
    ...(/\d/.test(text) ? ["digits"] : []),
    ...(/^[^:]{3,40}:\s/.test(text) ? ["label"] : []),
    ...(/\bm\/[wf]|[wf]\/m|\(d\)/i.test(text) ? ["mwd"] : []),
  ];
  for (const look of looks) features.add(`y ${look}`, much.look);
}

function addNames(features: FeatureSet, { level, concepts, cues: own }: Names): void {
  if (own.years) features.add("k years", much.name);
  if (level !== null) features.add(`k degree ${level}`, much.name);
  for (const kind of new Set(concepts.map(({ concept }) => concept.kind)))
    features.add(`k ${kind}`, much.name);
  if (own.must) features.add("k must", much.name);
  if (own.nice) features.add("k nice", much.cue);
  if (own.none) features.add("k none", much.name);
  features.add(`k count ${Math.min(concepts.length, most.concepts)}`, much.faint);
}

function addHeading(features: FeatureSet, heading: Read | undefined, distance: number): void {
  if (!heading) {
    features.add("h none", much.name);
    return;
  }
  features.addGroup(
    heading.tokens.map((token) => `h ${token}`),
    much.group,
  );
  features.addGroup(
    heading.tokens.map((token, at) => `hb ${heading.tokens[at - 1] ?? "^"} ${token}`),
    much.group,
  );
  features.addGroup(
    heading.tokens.flatMap(wordPieces).map((piece) => `hc ${piece}`),
    much.group,
  );
  features.add(`h part ${partOfHeading(heading.unit.text)}`, much.group);
  features.add(`h all ${heading.tokens.join(" ")}`, much.group);
  features.add(`h distance ${Math.min(most.distanceClass, Math.ceil(Math.log2(distance + 1)))}`, much.last);
  features.add(`h looks ${/:$/.test(heading.unit.text)} ${heading.unit.isApartAbove}`, much.faint);
}

function addNeighbours(features: FeatureSet, read: Read[], index: number): void {
  const before = read[index - 1];
  const after = read[index + 1];
  features.addGroup(
    before ? before.tokens.slice(0, most.neighbourWords).map((token) => `p ${token}`) : ["p ^"],
    much.neighbour,
  );
  features.addGroup(
    after ? after.tokens.slice(0, most.neighbourWords).map((token) => `n ${token}`) : ["n $"],
    much.neighbour,
  );
  const below = read.slice(index + 1, index + 1 + unitsBelow);
  if (read[index]?.looksLikeHeading) {
    features.addGroup(
      below.flatMap(({ tokens }) => tokens.slice(0, most.wordsBelow)).map((token) => `u ${token}`),
      much.neighbour,
    );
    features.add(`y part ${partOfHeading(read[index]?.unit.text ?? "")}`, much.cue);
    features.add(`u bullets ${below.filter(({ unit }) => unit.isBullet).length}`, much.last);
  }
  const isList = before?.unit.isBullet || after?.unit.isBullet;
  features.add(`y list ${read[index]?.unit.isBullet} ${isList}`, much.faint);
}

/** How many others a list or paragraph has, how often the tables know something of them, and what they begin with. */
function addBlock(features: FeatureSet, own: Read, block: Block | undefined): void {
  const others = (block?.units.length ?? 1) - 1;
  features.add(`s size ${Math.min(most.blockClass, Math.ceil(Math.log2(others + 1)))}`, much.faint);
  if (!block || others === 0) return;
  for (const cue of cueNames) {
    const times = block.counts[cue] - (own.names.cues[cue] ? 1 : 0);
    features.add(`s ${cue} ${Math.ceil((times / others) * most.shareClass)}`, much.faint);
  }
  const beginnings = block.units.slice(0, most.ofBlock + 1).flatMap((one) => {
    const [first, second] = one.tokens;
    return one === own ? [] : [first, `${first} ${second}`];
  });
  features.addGroup(
    [...new Set(beginnings)].map((words) => `sf ${words}`),
    much.neighbour,
  );
}
