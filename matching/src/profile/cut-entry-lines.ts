import type { Line } from "@winnow/documents/document-text.ts";
import { joining } from "../lexicon/joining-words.ts";
import { companyForms } from "../occupations/company-forms.ts";
import { isRoleNoun } from "../occupations/role-nouns.ts";
import { rarityOf } from "../words/rarity.ts";
import { tokenize } from "../words/tokenize.ts";
import type { LinePart } from "./lines/part-features.ts";
import { lastDateIn, readDateRange } from "./read-date-range.ts";

/** Signs that part what the lines of an entry say. */
const sign =
  /[,;|•·:@→()[\]]+|\s\/\/\s|\s(?:[–—/]|-{1,3})\s|^[–—-]\s*|\s{2,}|(?<!(?<![\p{L}])\p{Lu}\p{Ll}{1,3}|\p{L}\/\p{L})\.\s+(?=\p{Lu}\p{Ll})/gu;
/** A word or two in lower case between capitals: "of", "presso il", "chez l'". */
const smallWords = /\s+(?:\p{Ll}{1,7}\.?(?:['’]|\s+)){1,2}(?=\p{Lu})/gu;

/**
 * The parts of lines of entries, cut finer than they mean: at every sign, and at words in lower case between capitals.
 * What belongs together is put together again by what the model takes each for. Dates are parts of their own, and so is
 * a line that is known to be nothing but dates, or the text below an entry (`wholeAs`).
 */
export function cutEntryLines(
  lines: readonly Line[],
  { from, to }: { from: number; to: number },
  wholeAs: (line: number) => "dates" | "body" | null = () => null,
): LinePart[] {
  const parts: LinePart[] = [];
  for (let line = from; line < to; line++) {
    const text = lines[line]?.text ?? "";
    const whole = wholeAs(line);
    if (whole) {
      const what = { isDates: whole === "dates", isBody: whole === "body" };
      parts.push({ line, start: 0, end: text.length, text, joiner: "", ...what });
      continue;
    }
    const weight = lines[line]?.otherWeightFrom;
    const dates = readDateRange(text) ?? lastDateIn(text);
    const pieces = dates
      ? [
          ...cutAt(text, { start: 0, end: dates.from }),
          { start: dates.from, end: dates.to, joiner: "", isDates: true },
          ...cutAt(text, { start: dates.to, end: text.length }),
        ]
      : cutAt(text, { start: 0, end: text.length });
    for (const { start, end, joiner, isDates } of cutAtWeight(text, pieces, weight))
      parts.push({ line, start, end, text: text.slice(start, end), joiner, isDates, isBody: false });
  }
  return parts;
}

/** "R. & K" in front of ". Petrie Electrical": an initial is of the name behind it. "Grade A. Nurse" is no name. */
export function isCutAtInitial(part: LinePart | undefined, next: LinePart | undefined): boolean {
  return (
    part !== undefined &&
    part.line === next?.line &&
    next.joiner === "." &&
    !tokenize(next.text).some(isRoleNoun) &&
    /(?<![\p{L}.])\p{Lu}$/u.test(part.text)
  );
}

/** "I.E.S" in front of ". Torre del Olmo": letters with full stops, and what the line says behind them. */
export function isCutAtLetters(part: LinePart | undefined, next: LinePart | undefined): boolean {
  return (
    part !== undefined &&
    part.line === next?.line &&
    next.joiner === "." &&
    /(?<![\p{L}.])(?:\p{Lu}\.\s?)+\p{Lu}$/u.test(part.text)
  );
}

type Piece = { start: number; end: number; joiner: string; isDates: boolean };

/** Where bold words end, a line is cut too: "Lab Technician Golfe Analytics", of which the title is bold. */
function cutAtWeight(text: string, pieces: Piece[], weight: number | undefined): Piece[] {
  if (weight === undefined) return pieces;
  return pieces.flatMap((piece) => {
    if (piece.isDates || weight <= piece.start || weight >= piece.end) return [piece];
    const before = withoutBlanks(text, piece.start, weight);
    return [
      { ...piece, ...before },
      { ...piece, start: weight, joiner: "" },
    ];
  });
}

/** A legal form behind a comma or a bracket is part of the name: "Saguaro Air Products, Inc.". */
const companyForm = [
  new RegExp(`^(?:${companyForms.inEitherCase})(?!\\p{L})[.)]*$`, "iu"),
  new RegExp(`^(?:${companyForms.asWritten})(?!\\p{L})[.)]*$`, "u"),
];

/** How long the legal form is that stands in front of a place: "Inc." of "Inc. Broussard"; "Co. Cork" is a county. */
function formAtStart(text: string): number {
  const [, form = ""] = /^(\p{L}[\p{L}.]*\.)\s+\p{Lu}/u.exec(text) ?? [];
  return form !== "" && form !== "Co." && companyForm.some((one) => one.test(form)) ? form.length : 0;
}

function cutAt(text: string, { start, end }: { start: number; end: number }): Piece[] {
  const pieces: Piece[] = [];
  let joiner = "";
  for (const by of between(text.slice(start, end), sign)) {
    joiner += by.joiner.trim();
    for (const piece of betweenSmallWords(text.slice(start + by.start, start + by.end))) {
      const soft = piece.joiner.trim().toLowerCase();
      const own = withoutBlanks(text, start + by.start + piece.start, start + by.start + piece.end);
      if (!/[\p{L}\d]/u.test(text.slice(own.start, own.end))) continue;
      const before = pieces.at(-1);
      const isForm =
        /^[,()\s]+$/u.test(joiner) && companyForm.some((form) => form.test(text.slice(own.start, own.end)));
      if (before && isForm) {
        before.end = own.end;
        joiner = "";
        continue;
      }
      const form = before && /^[,\s]+$/u.test(joiner) ? formAtStart(text.slice(own.start, own.end)) : 0;
      if (before && form > 0) {
        before.end = own.start + form;
        joiner = ".";
        own.start += text.slice(own.start + form, own.end).search(/\S/u) + form;
      }
      pieces.push({ ...own, joiner: soft === "" ? joiner : soft, isDates: false });
      joiner = "";
    }
  }
  return pieces;
}

/** In "receptionist of hotel at Elm", "hotel at" is no joiner: of two words, the first has to say as little as the last. */
function betweenSmallWords(text: string): { start: number; end: number; joiner: string }[] {
  const found = between(text, smallWords);
  for (const [index, piece] of found.entries()) {
    const [first = "", last] = piece.joiner.trim().split(/\s+/u);
    const before = found[index - 1];
    if (!before || last === undefined || saysLittle(first)) continue;
    before.end += piece.joiner.indexOf(first) + first.length;
    piece.joiner = last;
  }
  return found;
}

const mostLettersOfSmallWord = 3;
/** As `rarityOf` tells it. */
const mostRarity = 0.5;
const at = new RegExp(`^(?:${joining("at")})$`, "iu");

/** "bei", "chez la": what stands in front of an employer. */
export function isAt(words: string): boolean {
  return at.test(words);
}

function saysLittle(word: string): boolean {
  return word.length <= mostLettersOfSmallWord || isAt(word) || rarityOf(word) < mostRarity;
}

/** What stands between the places where a pattern is found, each with what was found before it. */
function between(text: string, pattern: RegExp): { start: number; end: number; joiner: string }[] {
  const found: { start: number; end: number; joiner: string }[] = [];
  let [start, joiner] = [0, ""];
  for (const match of text.matchAll(pattern)) {
    found.push({ start, end: match.index, joiner });
    start = match.index + match[0].length;
    joiner = match[0];
  }
  return [...found, { start, end: text.length, joiner }];
}

function withoutBlanks(text: string, start: number, end: number): { start: number; end: number } {
  const own = text.slice(start, end);
  const from = start + (own.length - own.trimStart().length);
  return { start: from, end: from + own.trim().length };
}
