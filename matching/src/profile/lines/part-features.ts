import type { Line } from "@winnow/documents/document-text.ts";
import { FeatureSet, type UnitFeatures } from "../../model/feature-set.ts";
import type { Step } from "../../model/line-model.ts";
import { tokenize } from "../../words/tokenize.ts";
import { areOnOneRow } from "../are-on-one-row.ts";
import { isApart } from "../is-apart.ts";
import { aligned, lineLayout } from "../layout-parameters.ts";
import { addTokens } from "./add-tokens.ts";

/** A part of a line; `line` counts in the document, `joiner` is the sign or word before it. */
export type LinePart = {
  line: number;
  start: number;
  end: number;
  text: string;
  joiner: string;
  isDates: boolean;
  /** The text below an entry, which names nothing. */
  isBody: boolean;
};

/** What is known about the parts of one kind of entries. */
export type PartKnowledge = {
  /** What the tables know of a part, as one; the first letter tells most. */
  keyOf: (part: LinePart) => string;
  /** Letters of keys that a part is told by how far above it they were last seen. */
  seen: readonly string[];
  /** As `seen`, for what is still to come below. */
  ahead: readonly string[];
  /** Whether the sign or word before a part tells whether it goes on with the part before. */
  isJoined: boolean;
  /** Whether the size of type tells. */
  isSized: boolean;
  habit: Habit;
};

/**
 * How much parts at the same place of other entries tell: so many of them count as much as what a part says itself, and
 * one that is in the same row only, wherever it stands there, counts as `ofRow` of them.
 */
export type Habit = { others: number; ofRow: number };

const much = { group: 1, end: 0.7, sign: 0.8, place: 0.6, beside: 0.5 };
const most = { parts: 4, lengthClass: 4, digits: 4, since: 3, wordsBeside: 3, lettersCutShort: 4 };
/** From so many of its lines on, a section is a form. */
const leastOfForm = 0.5;
const around = [-2, -1, 1, 2];

type Read = { part: LinePart; line: Line; tokens: string[]; key: string; shape: string; row: Row };
/** The line that a part stands in, and its place there. */
type Row = { index: number; count: number; isBeside: boolean; isInRow: boolean; isApart: boolean };

/** The features of all parts of one section, in the order of its lines. */
export function featuresOfParts(
  lines: readonly Line[],
  parts: readonly LinePart[],
  knowledge: PartKnowledge,
): UnitFeatures[] {
  const read = readParts(lines, parts, knowledge);
  const left = Math.min(...read.map(({ line }) => line.box.x));
  const whole = wholeOf(read);
  const heads = headsOfColumns(read);
  const isForm = isWrittenAsForm(read);
  const usualSize = medianOf(read.map(({ line }) => line.fontSize));
  return read.map((own, at) => {
    const { part, line, tokens, key, row } = own;
    const features = new FeatureSet();
    const joiner = joinerOf(read, at);
    addTokens(features, tokens, much);
    features.add(`k ${key}`, much.sign);
    features.add(`k ${key} in ${whole.get(part.line) ?? ""}`, much.sign);
    features.add(`j ${joiner}`, much.sign);
    const after = parts[at + 1]?.line === part.line ? joinerOf(read, at + 1) : "end";
    features.add(`j after ${after}`, much.place);
    const before = read[at - 1];
    if (knowledge.isJoined && before?.part.line === part.line) {
      features.add(`j ${before.key} ${joiner} ${key}`, much.sign);
      features.add(`j ${before.tokens.at(-1)} ${joiner}`, much.sign);
      features.add(`j ${joiner} ${tokens[0]}`, much.sign);
      features.add(`j ${joiner} ${key} ${after}`, much.place);
    }
    if (isForm) features.add(`y form ${Math.min(row.index, 1)} ${row.isBeside} ${after}`, much.sign);
    const head = heads.get(columnOf(line));
    if (head && head.part.line !== part.line && row.isInRow)
      features.addGroup(
        head.tokens.map((token) => `h ${token}`),
        much.sign,
      );
    features.add(
      `y words ${Math.min(most.lengthClass, Math.ceil(Math.log2(tokens.length + 1)))}`,
      much.place,
    );
    features.add(
      `y capitals ${part.text === part.text.toUpperCase()} ${/^\p{Lu}/u.test(part.text)}`,
      much.place,
    );
    features.add(`y digits ${Math.min(most.digits, part.text.replace(/\D/gu, "").length)}`, much.place);
    const isPlaced = line.box.width > 0 || line.cell;
    const column = isPlaced ? `${line.box.x - left > aligned.edge} ${row.isBeside}` : "none";
    const place = `${Math.min(row.index, most.parts)} of ${Math.min(row.count, most.parts)}`;
    features.add(`y place ${place}`, much.place);
    features.add(`y look ${line.isBold} ${line.isBullet} ${column}`, much.place);
    features.add(
      `y look ${line.isBold} ${line.isBullet} ${column} ${key} ${Math.min(row.index, 1)}`,
      much.place,
    );
    features.add(`y apart ${row.isApart} ${Math.min(row.index, 1)}`, much.sign);
    features.add(`y first ${at === 0}`, much.place);
    const since = farOf(read, at, knowledge.seen, -1);
    features.add(`s ${since} ${Math.min(row.index, 1)}`, much.sign);
    features.add(`s ${since} ${key} ${row.isApart} ${Math.min(row.index, 1)}`, much.sign);
    if (knowledge.isSized) {
      const size = sizeOf(line, usualSize);
      const beside = [-1, 1].map((step) => sizeOf(read[at + step]?.line, usualSize)).join(" ");
      features.add(`z ${size} ${line.isBold}`, much.place);
      features.add(`z ${size} of ${beside} ${Math.min(row.index, 1)}`, much.place);
    }
    if (knowledge.ahead.length > 0) {
      const ahead = farOf(read, at, knowledge.ahead, 1);
      features.add(`u ${ahead} ${since} ${Math.min(row.index, 1)}`, much.sign);
      features.add(`u ${ahead} ${since} ${key} ${place}`, much.sign);
    }
    for (const step of around) {
      const other = read[at + step];
      const how = other ? `${other.key} ${other.part.line === part.line}` : "none";
      features.add(`n ${step} ${how}`, much.beside);
      if (Math.abs(step) > 1 || !other) continue;
      features.add(`n ${step} ${how} ${key}`, much.beside);
      features.addGroup(
        other.tokens.slice(0, most.wordsBeside).map((token) => `n ${step} ${token}`),
        much.beside,
      );
    }
    for (const step of [-1, 1])
      features.add(`r ${step} ${whole.get(part.line + step) ?? "none"}`, much.beside);
    return features.finish();
  });
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** In larger, usual or smaller type than most of the section. */
function sizeOf(line: Line | undefined, usual: number): string {
  if (!line || usual === 0) return "none";
  const { size } = lineLayout;
  return line.fontSize > usual * size ? "larger" : line.fontSize * size < usual ? "smaller" : "usual";
}

/** How each part stands to the one before: 0 behind a small word, 1 in the same line or row, 2 below it. */
export function stepsOfParts(lines: readonly Line[], parts: readonly LinePart[]): Step[] {
  return parts.map((part, at): Step => {
    const before = parts[at - 1];
    if (!before) return 2;
    if (before.line === part.line) return /\p{L}/u.test(part.joiner) ? 0 : 1;
    return areOnOneRow(lines[before.line], lines[part.line]) ? 1 : 2;
  });
}

/** Where a part stands in its entry, and in which of its rows, for entries of one CV are written alike. */
export function slotsOfParts(
  lines: readonly Line[],
  parts: readonly LinePart[],
  knowledge: PartKnowledge,
): { place: string; row: string }[] {
  const read = readParts(lines, parts, knowledge);
  const whole = wholeOf(read);
  const fromDates = rowsFromDates(read);
  return read.map(({ part, line, shape, row }, at) => {
    const left = columnOf(line);
    const look = `${line.isBold} ${line.isBullet}`;
    const kind = part.isDates || part.isBody ? shape : "";
    const isFirst = row.index === 0;
    return {
      place: `${look} ${left} ${row.index} ${row.count} ${shape} ${whole.get(part.line - 1)?.includes("T")}`,
      row: `${look} ${Math.round(line.fontSize)} ${row.isBeside ? "beside" : left} ${isFirst} ${kind} ${fromDates[at]}`,
    };
  });
}

/** How many rows below the nearest dates each part stands, above them less than 0, as far as it matters. */
function rowsFromDates(read: Read[]): number[] {
  let row = 0;
  const rows = read.map((own, at) => {
    const before = read[at - 1];
    if (before && before.part.line !== own.part.line && !areOnOneRow(before.line, own.line)) row += 1;
    return row;
  });
  const far = rows.map(() => most.since);
  for (const isUpwards of [false, true]) {
    let dated = Number.NaN;
    for (let step = 0; step < rows.length; step += 1) {
      const at = isUpwards ? rows.length - 1 - step : step;
      if (read[at]?.part.isDates) dated = rows[at] ?? dated;
      const below = (rows[at] ?? 0) - dated;
      if (Math.abs(below) < Math.abs(far[at] ?? 0)) far[at] = below;
    }
  }
  return far;
}

function readParts(
  lines: readonly Line[],
  parts: readonly LinePart[],
  { keyOf }: Pick<PartKnowledge, "keyOf">,
): Read[] {
  return parts.map((part, at) => ({ ...readPart(lines, parts, part, at), key: keyOf(part) }));
}

function readPart(
  lines: readonly Line[],
  parts: readonly LinePart[],
  part: LinePart,
  at: number,
): Omit<Read, "key"> {
  const line = lines[part.line];
  if (!line) throw new RangeError(`There is no line ${part.line}`);
  let [first, last] = [at, at];
  while (parts[first - 1]?.line === part.line) first -= 1;
  while (parts[last + 1]?.line === part.line) last += 1;
  const before = lines[part.line - 1];
  const isBeside = areOnOneRow(before, line);
  const isSetApart = !isBeside && isApart(line);
  const isInRow = isBeside || areOnOneRow(line, lines[part.line + 1]);
  const row = { index: at - first, count: last - first + 1, isBeside, isInRow, isApart: isSetApart };
  const shape = part.isDates ? "T" : part.isBody ? "B" : /\d/u.test(part.text) ? "#" : "";
  return {
    part,
    line,
    tokens: part.isBody ? [] : tokenize(part.text).map(({ folded }) => folded),
    shape,
    row,
  };
}

/** The sign or word before a part; a full stop behind an abbreviation is another sign. */
function joinerOf(read: Read[], at: number): string {
  const [before, joiner] = [read[at - 1]?.part.text ?? "", read[at]?.part.joiner ?? ""];
  const letters = /\p{L}*$/u.exec(before)?.[0].length ?? 0;
  return joiner === "." && letters <= most.lettersCutShort ? "short." : joiner;
}

/** Where a line begins: in a table its column, else its left edge in points. */
function columnOf({ cell, box }: Line): string {
  return cell ? `column ${cell.column}` : `${Math.round(box.x)}`;
}

/** The first part of a section in each column: in a table, what its column is called. */
function headsOfColumns(read: Read[]): Map<string, Read> {
  const heads = new Map<string, Read>();
  for (const own of read) {
    const column = columnOf(own.line);
    if ((own.line.cell || own.line.box.width > 0) && !heads.has(column)) heads.set(column, own);
  }
  return heads;
}

/** Whether most lines say what they hold in front of a colon. */
function isWrittenAsForm(read: Read[]): boolean {
  const lines = new Set(read.map(({ part }) => part.line));
  const named = read.filter(({ part, row }) => row.index <= 1 && part.joiner.startsWith(":"));
  return new Set(named.map(({ part }) => part.line)).size >= lines.size * leastOfForm;
}

/** What the parts of each line are together. */
function wholeOf(read: Read[]): Map<number, string> {
  const whole = new Map<number, string>();
  for (const { part, key } of read) {
    const before = whole.get(part.line) ?? "";
    const kind = key.slice(0, 1);
    if (!before.includes(kind)) whole.set(part.line, before + kind);
    else if (!whole.has(part.line)) whole.set(part.line, "");
  }
  return whole;
}

/** How many lines above (step −1) or below (1) each letter is next seen in a key, as far as it matters. */
function farOf(read: Read[], at: number, letters: readonly string[], step: 1 | -1): string {
  const line = read[at]?.part.line ?? 0;
  const far = letters.map(() => most.since);
  for (let other = read[at + step], place = at + step; other; place += step, other = read[place]) {
    const distance = Math.abs(line - other.part.line);
    if (distance >= most.since) break;
    if (distance === 0) continue;
    for (const [index, letter] of letters.entries())
      if (other.key.includes(letter)) far[index] = Math.min(far[index] ?? distance, distance);
  }
  return far.join("");
}
