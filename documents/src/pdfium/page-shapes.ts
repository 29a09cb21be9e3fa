import type { Box } from "../document-text.ts";
import { type Colour, readColour } from "./colour.ts";
import { linesOfPath } from "./lines-of-path.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";
import { type Background, backgroundOf } from "./shape-background.ts";
import { extentOf } from "./shape-extent.ts";

/** What a page shows besides text: filled outlines, images, shadings and nested forms. */
export type PageShape = {
  kind: "path" | "image" | "shading" | "form";
  /** PDFium's handle; valid while the page is open. */
  object: number;
  /** The part of the page that it may show something on. */
  box: Box;
  /** Place in the order of drawing: what comes later lies above. */
  order: number;
  /** Of a path: how elaborate its outline is. A rectangle has 4 or 5. */
  segmentCount: number;
  /** What it is to the text above it; may be asked while the page is open. */
  background: () => Background;
};

/**
 * `shapes`, `bullets` (boxes of shapes as small and square as a list marker) and `lines` (boxes of straight lines, those
 * around rectangles among them) in drawing order; `textOrder` tells the place of each text object among the shapes, by
 * its handle.
 */
export type PageShapes = { shapes: PageShape[]; bullets: Box[]; lines: Box[]; textOrder: TextOrder };

/** The place of a text object in the order of drawing; undefined for one of a nested form. */
export type TextOrder = (object: number) => number | undefined;

/** FPDF_PAGEOBJ_TEXT and the others of fpdf_edit.h. */
const textObject = 1;
const kinds: Record<number, PageShape["kind"]> = { 2: "path", 3: "image", 4: "shading", 5: "form" };
/** Lines and dots hide nothing; in points. */
const minSide = 3;
/** A page with more is a drawing, whose lines part no table. */
const maxPathsOfTables = 8_000;
const minBullet = 1.2;
const maxBullet = 6;
const faintestAlpha = 0.1 * 255;

/** Shapes of an open page that are large enough to lie behind or over a text, and those that may be list markers. */
export function readShapes(pdfium: PdfiumInstance, page: number, geometry: PageGeometry): PageShapes {
  const { functions } = pdfium;
  const shapes: PageShape[] = [];
  const bullets: Box[] = [];
  const lines: Box[] = [];
  let pathCount = 0;
  const textObjects: number[] = [];
  const ordersOfText: number[] = [];
  const count = functions.FPDFPage_CountObjects(page);
  for (let order = 0; order < count; order += 1) {
    const object = functions.FPDFPage_GetObject(page, order);
    const type = functions.FPDFPageObj_GetType(object);
    if (type === textObject) {
      textObjects.push(object);
      ordersOfText.push(order);
      continue;
    }
    const kind = kinds[type];
    if (kind === undefined) continue;
    const box = extentOf(pdfium, { object, kind }, geometry);
    if (kind === "path" && isLikeBullet(box)) bullets.push(box);
    if (kind === "path") {
      pathCount += 1;
      if (pathCount <= maxPathsOfTables) lines.push(...linesOfPath(pdfium, { object, box, geometry }));
    }
    if (box.width < minSide || box.height < minSide) continue;
    if (kind === "path" && !isFilled(pdfium, object)) continue;
    shapes.push(toShape(pdfium, { kind, object, box, order, geometry }));
  }
  if (pathCount > maxPathsOfTables) lines.length = 0;
  return { shapes, bullets, lines, textOrder: rememberOrder(textObjects, ordersOfText) };
}

function isLikeBullet({ width, height }: Box): boolean {
  return (
    Math.min(width, height) >= minBullet &&
    Math.max(width, height) <= maxBullet &&
    Math.abs(width - height) <= 0.25 * Math.max(width, height)
  );
}

type ShapeAt = Pick<PageShape, "kind" | "object" | "box" | "order"> & { geometry: PageGeometry };

function toShape(pdfium: PdfiumInstance, { kind, object, box, order, geometry }: ShapeAt): PageShape {
  let known: Background | undefined;
  // Asked for every character above it, and for most shapes never.
  const background = () => {
    known ??= backgroundOf(pdfium, kind === "path" ? pathAt() : undefined);
    return known;
  };
  const pathAt = () => ({ object, filling: fillColourOf(pdfium, object), geometry });
  const segmentCount = kind === "path" ? pdfium.functions.FPDFPath_CountSegments(object) : 0;
  return { kind, object, box, order, segmentCount, background };
}

/** Whether a path has a filling that can be seen. */
function isFilled(pdfium: PdfiumInstance, object: number): boolean {
  const { functions, scratch } = pdfium;
  functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  if (pdfium.integers()[scratch >> 2] === 0) return false;
  return (fillColourOf(pdfium, object)?.alpha ?? 255) >= faintestAlpha;
}

/** Undefined where PDFium cannot tell it. */
function fillColourOf(pdfium: PdfiumInstance, object: number): Colour | undefined {
  const { functions, scratch } = pdfium;
  const isRead = functions.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isRead ? readColour(pdfium, scratch) : undefined;
}

/** Pages without anything around their text never ask. */
function rememberOrder(objects: readonly number[], orders: readonly number[]): TextOrder {
  let known: Map<number, number> | undefined;
  return (object) => {
    known ??= new Map(objects.map((textObject, index) => [textObject, orders[index] ?? 0]));
    return known.get(object);
  };
}
