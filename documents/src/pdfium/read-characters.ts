import type { Box, PageSize } from "../document-text.ts";
import { mayBeCutOff } from "./clipping.ts";
import { readColour } from "./colour.ts";
import { hasEffects } from "./effects.ts";
import type { Character, TextStyle } from "./pdf-character.ts";
import type { PdfiumInstance } from "./pdfium.ts";

const fontNameBytes = 256;
const boldFontName = /bold|black|heavy|semibold|demi|cmbx|sfbx/i;
/** In font sizes: how far letters that touch may be apart, overlap, and differ in their baseline. */
const touchingGap = 0.06;
const closestOverlap = 0.4;
const sameBaseline = 0.05;
/** PDFium's marks for a hyphen at the end of a line, and the soft hyphen. */
const drawnHyphens = new Set([0x02, 0xfffe, 0xad]);
/** Where TeX fonts without a Unicode map keep their ligatures (Cork encoding, "T1"). */
const texLigatures: Record<number, string> = { 27: "ff", 28: "fi", 29: "fl", 30: "ffi", 31: "ffl" };

export type PageHandles = { page: number; text: number };

/** `toPage` turns PDFium's page coordinates (origin bottom-left, before rotation) into displayed ones. */
export type PageGeometry = {
  size: PageSize;
  quarterTurns: number;
  toPage: (x: number, y: number) => { x: number; y: number };
  /** The same for a box that is given by two corners. */
  toBox: (left: number, top: number, right: number, bottom: number) => Box;
};

/**
 * Size, rotation and coordinates of an open page: the crop box within the media box, as PDFium displays it.
 */
export function readPageGeometry(pdfium: PdfiumInstance, page: number, number: number): PageGeometry {
  const { functions, scratch } = pdfium;
  functions.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 792, right = 612, bottom = 0] = new Float32Array(pdfium.memory(), scratch, 4);
  const quarterTurns = functions.FPDFPage_GetRotation(page) & 3;
  const width = right - left;
  const height = top - bottom;
  const toPage = (x: number, y: number) => {
    const fromLeft = x - left;
    const fromTop = top - y;
    if (quarterTurns === 1) return { x: height - fromTop, y: fromLeft };
    if (quarterTurns === 2) return { x: width - fromLeft, y: height - fromTop };
    if (quarterTurns === 3) return { x: fromTop, y: width - fromLeft };
    return { x: fromLeft, y: fromTop };
  };
  const toBox = (boxLeft: number, boxTop: number, boxRight: number, boxBottom: number): Box => {
    if (quarterTurns === 0 && boxLeft <= boxRight && boxBottom <= boxTop) {
      return { x: boxLeft - left, y: top - boxTop, width: boxRight - boxLeft, height: boxTop - boxBottom };
    }
    const one = toPage(boxLeft, boxTop);
    const other = toPage(boxRight, boxBottom);
    return {
      x: Math.min(one.x, other.x),
      y: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
    };
  };
  const isTurned = quarterTurns % 2 === 1;
  return {
    size: { number, width: isTurned ? height : width, height: isTurned ? width : height },
    quarterTurns,
    toPage,
    toBox,
  };
}

/**
 * All characters of a page in the order of its content, blanks taken out and kept as flags of the next one.
 * `unmappedCount` of them are of a font that does not say which letters it draws; `lostCount` is the number of those
 * that are no letters or signs at all, and left out.
 */
export type PageCharacters = { characters: Character[]; unmappedCount: number; lostCount: number };

/** Reads the characters of an open page. */
export function readCharacters(
  pdfium: PdfiumInstance,
  handles: PageHandles,
  geometry: PageGeometry,
): PageCharacters {
  const { functions } = pdfium;
  const characters: Character[] = [];
  let previous: Character | undefined;
  const boldFonts = new Map<number, boolean>();
  const count = functions.FPDFText_CountChars(handles.text);
  let style: TextStyle | undefined;
  let unmappedCount = 0;
  let lostCount = 0;
  let blankBefore = false;
  let isBlankDrawn = false;
  let breakBefore = false;
  for (let index = 0; index < count; index += 1) {
    const code = functions.FPDFText_GetUnicode(handles.text, index);
    if (code === 0x0a || code === 0x0d) {
      breakBefore = true;
      continue;
    }
    if (isBlank(code) || code === 0) {
      blankBefore = true;
      isBlankDrawn ||= functions.FPDFText_IsGenerated(handles.text, index) !== 1;
      continue;
    }
    const object = functions.FPDFText_GetTextObject(handles.text, index);
    if (style?.object !== object) {
      style = readStyle(pdfium, { text: handles.text, index, geometry, boldFonts, object });
    }
    const character = placeCharacter(pdfium, { text: handles.text, index, geometry, style });
    character.text = readableText(code);
    character.breakBefore = breakBefore && (blankBefore || !touches(previous, character));
    character.blankBefore = blankBefore || character.breakBefore;
    blankBefore = character.blankBefore;
    character.isBlankGuessed = blankBefore && !isBlankDrawn;
    character.isUnmapped = functions.FPDFText_HasUnicodeMapError(handles.text, index) === 1;
    if (previous !== undefined && !blankBefore && isSameGlyph(previous, character)) {
      previous.text += character.text;
      continue;
    }
    if (character.text !== "") {
      characters.push(character);
      if (character.isUnmapped) unmappedCount += 1;
      previous = character;
      blankBefore = false;
      isBlankDrawn = false;
      breakBefore = false;
    } else if (!isInvisibleFormat(code)) lostCount += 1;
  }
  return { characters, unmappedCount, lostCount };
}

/**
 * Whether a character goes on where the one before it ends: letters that are drawn one by one, a little closer than
 * their font says, are taken for lines of one letter by PDFium. Drawn blanks stand among the characters.
 */
function touches(previous: Character | undefined, next: Character): boolean {
  if (previous === undefined || next.style.quarterTurns !== 0 || previous.style.quarterTurns !== 0)
    return false;
  const size = next.style.fontSize;
  const gap = next.box.x - (previous.box.x + previous.box.width);
  return (
    Math.abs(previous.baseline - next.baseline) < sameBaseline * size &&
    next.box.x > previous.box.x &&
    gap < touchingGap * size &&
    gap > -closestOverlap * size
  );
}

/** PDFium spells a ligature ("ffi") as several characters in one place. */
function isSameGlyph(one: Character, other: Character): boolean {
  return (
    one.style === other.style &&
    one.box.x === other.box.x &&
    one.box.width === other.box.width &&
    one.box.y === other.box.y
  );
}

function readableText(code: number): string {
  // A soft hyphen that a page draws is seen as a hyphen; those that are not drawn are not in the page.
  if (drawnHyphens.has(code)) return "-";
  const ligature = texLigatures[code];
  if (ligature !== undefined) return ligature;
  // Half of a surrogate pair, a control character, or not a code point at all: nothing that can be read.
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff)) return "";
  if (code > 0x10ffff || code === 0xffff || isInvisibleFormat(code)) return "";
  return String.fromCodePoint(code);
}

function isBlank(code: number): boolean {
  return (
    code === 0x20 || code === 0xa0 || code === 0x09 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b)
  );
}

function isInvisibleFormat(code: number): boolean {
  return (
    (code >= 0x200c && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    code === 0xfeff ||
    code === 0x2060
  );
}

type CharacterAt = {
  text: number;
  index: number;
  geometry: PageGeometry;
};
type StyleAt = CharacterAt & { object: number; boldFonts: Map<number, boolean> };

function placeCharacter(pdfium: PdfiumInstance, at: CharacterAt & { style: TextStyle }): Character {
  const { text, index, geometry, style } = at;
  const { scratch } = pdfium;
  pdfium.functions.FPDFText_GetLooseCharBox(text, index, scratch);
  const floats = pdfium.floats();
  const start = scratch >> 2;
  const box = geometry.toBox(
    floats[start] ?? 0,
    floats[start + 1] ?? 0,
    floats[start + 2] ?? 0,
    floats[start + 3] ?? 0,
  );
  const baseline = baselineOf(pdfium, at, box);
  if (style.quarterTurns === 0 && style.fontSize >= 1) clampToLine(box, baseline, style.fontSize);
  return {
    text: "",
    box,
    baseline,
    style,
    blankBefore: false,
    isBlankGuessed: false,
    breakBefore: false,
    hidden: undefined,
    isUnmapped: false,
  };
}

/** Level text has one baseline per text object; a character that is not on it (vertical writing) is asked for its own. */
function baselineOf(pdfium: PdfiumInstance, at: CharacterAt & { style: TextStyle }, box: Box): number {
  const { text, index, geometry, style } = at;
  const { levelBaseline } = style;
  if (levelBaseline !== undefined && levelBaseline >= box.y && levelBaseline <= box.y + box.height) {
    return levelBaseline;
  }
  const { scratch } = pdfium;
  pdfium.functions.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
  const doubles = pdfium.doubles();
  const origin = scratch >> 3;
  const baseline = geometry.toPage(doubles[origin] ?? 0, doubles[origin + 1] ?? 0).y;
  if (style.isLevel) style.levelBaseline = baseline;
  return baseline;
}

/** Some fonts declare an ascent of several lines; boxes that overlap their neighbours would merge lines. */
function clampToLine(box: Box, baseline: number, fontSize: number): void {
  const top = Math.max(box.y, baseline - fontSize);
  const bottom = Math.min(box.y + box.height, baseline + 0.3 * fontSize);
  if (bottom <= top) return;
  box.y = top;
  box.height = bottom - top;
}

function readStyle(pdfium: PdfiumInstance, at: StyleAt): TextStyle {
  const { functions, scratch } = pdfium;
  const { text, index, object, geometry } = at;
  functions.FPDFText_GetMatrix(text, index, scratch);
  const floats = pdfium.floats();
  const start = scratch >> 2;
  const a = floats[start] ?? 1;
  const b = floats[start + 1] ?? 0;
  const c = floats[start + 2] ?? 0;
  const d = floats[start + 3] ?? 1;
  const renderMode = object === 0 ? 0 : functions.FPDFTextObj_GetTextRenderMode(object);
  const isOutlined = renderMode === 1 || renderMode === 5;
  const isColoured = isOutlined
    ? functions.FPDFText_GetStrokeColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12)
    : functions.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  const colour = isColoured ? readColour(pdfium, scratch) : { red: 0, green: 0, blue: 0, alpha: 255 };
  const turnsOfText = Math.round(Math.atan2(-b, a) / (Math.PI / 2));
  return {
    object,
    fontSize: Math.abs(functions.FPDFText_GetFontSize(text, index)) * Math.sqrt(c * c + d * d),
    isBold: renderMode === 2 || isBoldFont(pdfium, at),
    needsLook: object !== 0 && (mayBeCutOff(pdfium, object) || hasEffects(pdfium, object, colour)),
    renderMode,
    colour,
    quarterTurns: (turnsOfText + geometry.quarterTurns + 4) & 3,
    isLevel: object !== 0 && b === 0 && geometry.quarterTurns === 0,
    levelBaseline: undefined,
  };
}

/** Asked once per font: some writers make a text object of every character. */
function isBoldFont(pdfium: PdfiumInstance, at: StyleAt): boolean {
  const { functions, scratch } = pdfium;
  const { text, index, object } = at;
  const font = object === 0 ? 0 : functions.FPDFTextObj_GetFont(object);
  const known = at.boldFonts.get(font);
  if (known !== undefined) return known;
  const size = functions.FPDFText_GetFontInfo(text, index, scratch, fontNameBytes, scratch + fontNameBytes);
  const isRead = size > 0 && size <= fontNameBytes;
  const name = isRead ? String.fromCharCode(...new Uint8Array(pdfium.memory(), scratch, size - 1)) : "";
  const isBold = boldFontName.test(name);
  if (font !== 0) at.boldFonts.set(font, isBold);
  return isBold;
}
