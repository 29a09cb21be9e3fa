import { hasMiddleOf, rightOf, unionBox } from "../box.ts";
import type { Box, HiddenReason } from "../document-text.ts";
import { filterOrSame } from "../filter-or-same.ts";
import type { PageShape, TextOrder } from "../pdfium/page-shapes.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import type { PdfiumInstance } from "../pdfium/pdfium.ts";
import type { PageGeometry } from "../pdfium/read-characters.ts";
import { assessByPicture, stretchesOf } from "./assess-by-picture.ts";
import { findDoubtful } from "./find-doubtful.ts";
import { groupByPlace } from "./group-by-place.ts";
import { drawRegion } from "./region-picture.ts";

const faintestAlpha = 0.1 * 255;
const minHeight = 3;
/** Outlines of letters are elaborate; a bar drawn to pass for text is not. */
const segmentsPerLetter = 5;
/** Share of the page that an image covers when the page is a scan. */
const scanShare = 0.5;

export type PageUnderTest = {
  page: number;
  geometry: PageGeometry;
  characters: readonly Character[];
  shapes: readonly PageShape[];
  textOrder: TextOrder;
};

/**
 * Sets `hidden` on every character that an eye cannot see. What a character says of itself is asked first; the
 * page is drawn and looked at only where that and the shapes behind and above leave doubt.
 */
export function markHidden(pdfium: PdfiumInstance, subject: PageUnderTest): void {
  const { page, geometry, characters, shapes, textOrder } = subject;
  const transparent: Character[] = [];
  for (const character of characters) {
    character.hidden = reasonByItself(character, geometry);
    if (character.hidden === "transparent") transparent.push(character);
  }
  if (isScan(subject)) showRecognisedText(characters);
  const outlines = showOutlinedText(transparent, shapes);
  const otherShapes = filterOrSame(shapes, (shape) => !outlines.has(shape));
  const doubtful = findDoubtful(characters, { shapes: otherShapes, textOrder });
  if (doubtful.size === 0) return;
  const stretches = stretchesOf(characters).filter((stretch) => stretch.some((one) => doubtful.has(one)));
  for (const { region, stretches: together } of groupByPlace(stretches)) {
    const picture = drawRegion(pdfium, { page, size: geometry.size, region, shapes });
    if (picture !== undefined) assessByPicture(together, picture);
  }
}

function reasonByItself(character: Character, geometry: PageGeometry): HiddenReason | undefined {
  const { style, box } = character;
  if (isOutside(box, geometry)) return "outside the page";
  if (style.renderMode === 3 || style.renderMode === 7) return "invisible render mode";
  if (style.colour.alpha < faintestAlpha) return "transparent";
  if (Math.max(box.height, style.fontSize) < minHeight) return "too small to see";
  return undefined;
}

function isOutside(box: Box, geometry: PageGeometry): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return !(x >= 0 && y >= 0 && x <= geometry.size.width && y <= geometry.size.height);
}

/** A scan with a text layer: one image over most of the page and next to no text that is drawn. */
function isScan(subject: PageUnderTest): boolean {
  const { width, height } = subject.geometry.size;
  const hasLargeImage = subject.shapes.some(
    (shape) => shape.kind === "image" && shape.box.width * shape.box.height > scanShare * width * height,
  );
  if (!hasLargeImage) return false;
  const invisible = subject.characters.filter(({ hidden }) => hidden === "invisible render mode").length;
  return invisible >= 0.9 * subject.characters.length;
}

function showRecognisedText(characters: readonly Character[]): void {
  for (const character of characters) {
    if (character.hidden === "invisible render mode") character.hidden = undefined;
  }
}

/**
 * Chrome writes synthetic bold as an outline of the letters and lays transparent text of the same extent over
 * it, for copying. Such text is seen. Returns the shapes that are such outlines.
 */
function showOutlinedText(transparent: readonly Character[], shapes: readonly PageShape[]): Set<PageShape> {
  const outlines = new Set<PageShape>();
  if (transparent.length === 0) return outlines;
  for (const shape of shapes) {
    if (shape.kind !== "path") continue;
    const within = transparent.filter((character) => hasMiddleOf(shape.box, character.box));
    if (within.length === 0 || shape.segmentCount < segmentsPerLetter * within.length) continue;
    const extent = unionBox(within.map((character) => character.box));
    const slack = 0.5 * (within[0]?.style.fontSize ?? 0);
    const isSameExtent =
      Math.abs(extent.x - shape.box.x) < slack &&
      Math.abs(rightOf(extent) - rightOf(shape.box)) < slack &&
      shape.box.height < 1.4 * extent.height;
    if (!isSameExtent) continue;
    outlines.add(shape);
    for (const character of within) {
      character.hidden = undefined;
      character.style.isBold = true;
    }
  }
  return outlines;
}
