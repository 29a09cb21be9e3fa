import { mayBeCutOff } from "./clipping.ts";
import { luminance } from "./contrast.ts";
import type { Box } from "./document-text.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import { type PageGeometry, readColour } from "./read-characters.ts";

/** What a page shows besides text: filled outlines, images, shadings and nested forms. */
export type PageShape = {
  kind: "path" | "image" | "other";
  box: Box;
  /** Place in the order of drawing: what comes later lies above. */
  order: number;
  /** Of a path's filling, 0 (black) to 1 (white). */
  luminance: number;
  /** Of a path: how elaborate its outline is. A rectangle has 4 or 5. */
  segmentCount: number;
  /** Whether it is a rectangle that certainly fills its box with its colour; may be asked while the page is open. */
  isSolid: () => boolean;
};

/**
 * `shapes` and `bullets` (boxes of shapes as small and square as a list marker) in drawing order; `textOrder` tells
 * the place of each text object among the shapes, by its handle.
 */
export type PageShapes = { shapes: PageShape[]; bullets: Box[]; textOrder: TextOrder };

/** The place of a text object in the order of drawing; undefined for one of a nested form. */
export type TextOrder = (object: number) => number | undefined;

const scratchBytes = 320;
const segmentsOfRectangle = 5;
const textObject = 1;
const pathObject = 2;
const imageObject = 3;
/** Lines and dots hide nothing; in points. */
const smallestSide = 3;
const smallestBullet = 1.2;
const largestBullet = 6;
const faintestAlpha = 0.1 * 255;

/** Shapes of an open page that are large enough to lie behind or over a text, and those that may be list markers. */
export function readShapes(pdfium: PdfiumInstance, page: number, geometry: PageGeometry): PageShapes {
  const { functions } = pdfium;
  const scratch = functions.malloc(16);
  const shapes: PageShape[] = [];
  const bullets: Box[] = [];
  const textObjects: number[] = [];
  const ordersOfText: number[] = [];
  const count = functions.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = functions.FPDFPage_GetObject(page, index);
    const type = functions.FPDFPageObj_GetType(object);
    if (type === textObject) {
      textObjects.push(object);
      ordersOfText.push(index);
      continue;
    }
    const box = readBounds(pdfium, object, scratch, geometry);
    if (type === pathObject && isLikeBullet(box)) bullets.push(box);
    if (box.width < smallestSide || box.height < smallestSide) continue;
    if (type !== pathObject) {
      const kind = type === imageObject ? "image" : "other";
      shapes.push({ kind, box, order: index, luminance: 0, segmentCount: 0, isSolid: () => false });
      continue;
    }
    const filling = readFilling(pdfium, object, scratch);
    if (filling === undefined) continue;
    const segmentCount = functions.FPDFPath_CountSegments(object);
    let solid: boolean | undefined;
    // Asked for every character above it.
    const isSolid = () => {
      solid ??= filling.isOpaque && segmentCount <= segmentsOfRectangle && isWholeRectangle(pdfium, object);
      return solid;
    };
    shapes.push({ kind: "path", box, order: index, luminance: filling.luminance, segmentCount, isSolid });
  }
  functions.free(scratch);
  let order: Map<number, number> | undefined;
  // Pages without anything around their text never ask.
  const textOrder = (object: number) => {
    order ??= new Map(textObjects.map((textObject, index) => [textObject, ordersOfText[index] ?? 0]));
    return order.get(object);
  };
  return { shapes, bullets, textOrder };
}

function isLikeBullet({ width, height }: Box): boolean {
  return (
    Math.min(width, height) >= smallestBullet &&
    Math.max(width, height) <= largestBullet &&
    Math.abs(width - height) <= 0.25 * Math.max(width, height)
  );
}

function readBounds(pdfium: PdfiumInstance, object: number, scratch: number, geometry: PageGeometry): Box {
  pdfium.functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const floats = pdfium.floats();
  const start = scratch >> 2;
  return geometry.toBox(
    floats[start] ?? 0,
    floats[start + 3] ?? 0,
    floats[start + 2] ?? 0,
    floats[start + 1] ?? 0,
  );
}

/** A rectangle along the axes that no clip path, layer or transparency keeps from being seen whole. */
function isWholeRectangle(pdfium: PdfiumInstance, object: number): boolean {
  const scratch = pdfium.functions.malloc(scratchBytes);
  try {
    return isUncutRectangle(pdfium, object, scratch);
  } finally {
    pdfium.functions.free(scratch);
  }
}

function isUncutRectangle(pdfium: PdfiumInstance, object: number, scratch: number): boolean {
  const { functions } = pdfium;
  if (functions.FPDFPageObj_HasTransparency(object) !== 0 || mayBeCutOff(pdfium, object, scratch))
    return false;
  if (functions.FPDFPageObj_GetMatrix(object, scratch) === 0) return false;
  const [a = 1, b = 0, c = 0, d = 1] = new Float32Array(pdfium.memory(), scratch, 4);
  if ((b !== 0 || c !== 0) && (a !== 0 || d !== 0)) return false;
  const corners: [number, number][] = [];
  const count = functions.FPDFPath_CountSegments(object);
  for (let index = 0; index < count; index += 1) {
    const segment = functions.FPDFPath_GetPathSegment(object, index);
    functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const [x = 0, y = 0] = new Float32Array(pdfium.memory(), scratch, 2);
    corners.push([x, y]);
  }
  const xs = new Set(corners.map(([x]) => x));
  const ys = new Set(corners.map(([, y]) => y));
  const places = new Set(corners.map((corner) => corner.join(" ")));
  return xs.size === 2 && ys.size === 2 && places.size === 4;
}

/** A path's filling; undefined when it has none that can be seen. */
function readFilling(
  pdfium: PdfiumInstance,
  object: number,
  scratch: number,
): { luminance: number; isOpaque: boolean } | undefined {
  const { functions } = pdfium;
  functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  if (pdfium.integers()[scratch >> 2] === 0) return undefined;
  if (!functions.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return { luminance: 0, isOpaque: false };
  }
  const { red, green, blue, alpha } = readColour(pdfium, scratch);
  return alpha < faintestAlpha
    ? undefined
    : { luminance: luminance(red, green, blue), isOpaque: alpha === 255 };
}
