import { rightOf, unionBox } from "../box.ts";
import type { Box, Word } from "../document-text.ts";
import type { Fragment } from "../layout/fragment.ts";
import { listMarkerLength } from "../layout/list-marker.ts";
import { normaliseWord } from "../layout/normalise-word.ts";
import { hasDotBefore, readPrint } from "./read-print.ts";
import type { GreyPicture, RecognisedWord } from "./recognition.ts";
import { repairRecognisedEmail } from "./repair-recognised-email.ts";

/** Below this a word is dirt on the paper, unless it is as long and plain as words are. */
const minConfidence = 30;
const plainWord = /^[\p{L}\p{N}@.,_+-]{5,}$/u;
/** As for text with positions, a little wider since boxes end with the ink. */
const fragmentGap = 1.4;
/** Shares of the font size that letters reach above and below the baseline. */
const xHeight = 0.5;
const capitalHeight = 0.71;
const descent = 0.21;
const ascending = /[\p{Lu}\p{Nd}bdfhkltßiéèàáâäåíóòöôúüñ()[\]/@&|'"]/u;
const descending = /[gjpqyçQ()[\]/@|,;]/;
/** Strokes thicker than usual on the page by this factor are bold. */
const boldFactor = 1.28;
const pointsPerInch = 72;
/** How small marks before a line are read. */
const markerLookAlike = /^(?:[eo°*+.-]|[^\p{L}\p{N}]|©|®|¢)$/u;

type Seen = { text: string; box: Box };
type Stretch = { words: Seen[]; stroke: number; isBullet: boolean };

/** Turns the words that were recognised in the picture of a page into fragments in points. */
export function recognisedFragments(words: readonly RecognisedWord[], picture: GreyPicture): Fragment[] {
  const stretches = splitIntoStretches(withRepairedEmails(words)).flatMap((stretch) =>
    toStretch(stretch, picture),
  );
  const usualStroke = median(stretches.flatMap(({ words, stroke }) => words.map(() => stroke)));
  const pointsPerPixel = pointsPerInch / picture.dotsPerInch;
  return stretches.flatMap((stretch) => toFragment(stretch, { usualStroke, pointsPerPixel }));
}

function withRepairedEmails(words: readonly RecognisedWord[]): RecognisedWord[] {
  // Addresses leave out accents, and the blank in "van Dijk".
  const plain = words.map(({ text }) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  const names = new Set(plain.flatMap((word, index) => [word, `${word}${plain[index + 1] ?? ""}`]));
  return words.map((word) => ({ ...word, text: repairRecognisedEmail(word.text, names) }));
}

function splitIntoStretches(words: readonly RecognisedWord[]): Seen[][] {
  const stretches: Seen[][] = [];
  let previous: RecognisedWord | undefined;
  for (const word of words) {
    if (word.confidence < minConfidence && !plainWord.test(word.text)) continue;
    if (word.text.trim() === "") continue;
    const isContinued =
      previous !== undefined &&
      previous.line === word.line &&
      word.box.x - rightOf(previous.box) <= fragmentGap * Math.max(sizeOf(previous), sizeOf(word));
    if (isContinued) stretches.at(-1)?.push(word);
    else stretches.push([word]);
    previous = word;
  }
  return stretches;
}

function toStretch(words: Seen[], picture: GreyPicture): Stretch[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const beginsWithDot = others.length > 0 && isDot(first, others, picture);
  const read = beginsWithDot ? others : words;
  const size = median(read.map(sizeOf));
  const start = { x: first.box.x, baseline: baselineOf(first, size), size };
  const isBullet = beginsWithDot || hasDotBefore(start, picture);
  const strokes = read.map((word) => readPrint(word.box, picture).strokeWidth / size);
  return [{ words: read, stroke: median(strokes), isBullet }];
}

/** A dot or square before a line is recognised as some small letter; it is solid and lower than any letter. */
function isDot(first: Seen, others: readonly Seen[], picture: GreyPicture): boolean {
  if (!markerLookAlike.test(first.text)) return false;
  const size = median(others.map(sizeOf));
  if (Math.max(first.box.width, first.box.height) > 0.55 * size) return false;
  return /[^\p{L}\p{N}]/u.test(first.text) || readPrint(first.box, picture).inkShare > 0.65;
}

type PageScale = { usualStroke: number; pointsPerPixel: number };

function toFragment(stretch: Stretch, { usualStroke, pointsPerPixel }: PageScale): Fragment[] {
  const size = median(stretch.words.map(sizeOf));
  const baseline = median(stretch.words.map((word) => baselineOf(word, size)));
  const raw = stretch.words.map((word) => word.text).join(" ");
  const markerLength = listMarkerLength(raw);
  let skipped = markerLength;
  let text = "";
  const placed: Word[] = [];
  for (const word of stretch.words) {
    const readable = normaliseWord(word.text.slice(skipped).replace(/\s/g, ""));
    skipped = Math.max(0, skipped - word.text.length - 1);
    if (readable === "") continue;
    if (text !== "") text += " ";
    const box = {
      x: word.box.x * pointsPerPixel,
      y: (baseline - 0.78 * size) * pointsPerPixel,
      width: word.box.width * pointsPerPixel,
      height: size * pointsPerPixel,
    };
    placed.push({ start: text.length, end: text.length + readable.length, box });
    text += readable;
  }
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [
    {
      text,
      words: placed,
      box: unionBox(placed.map((word) => word.box)),
      baseline: baseline * pointsPerPixel,
      fontSize: size * pointsPerPixel,
      isBold: stretch.stroke > boldFactor * usualStroke,
      isBullet: stretch.isBullet || markerLength > 0,
    },
  ];
}

/** The font size in pixels that a word's height speaks for, by the letters it has. */
function sizeOf({ text, box }: Seen): number {
  const above = ascending.test(text) ? capitalHeight : xHeight;
  return box.height / (above + (descending.test(text) ? descent : 0));
}

function baselineOf({ text, box }: Seen, size: number): number {
  return box.y + box.height - (descending.test(text) ? descent * size : 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
