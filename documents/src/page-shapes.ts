import { luminance } from "./contrast.ts";
import type { Box } from "./document-text.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";

/** What a page shows besides text: filled outlines, images, shadings and nested forms, in drawing order. */
export type PageShape = {
  kind: "path" | "image" | "other";
  box: Box;
  /** Of a path's filling, 0 (black) to 1 (white). */
  luminance: number;
  /** Of a path: how elaborate its outline is. A rectangle has 4 or 5. */
  segmentCount: number;
  isAboveText: boolean;
};

/** `bullets` are boxes of shapes that are as small and square as a list marker. */
export type PageShapes = { shapes: PageShape[]; bullets: Box[] };

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
  let isAboveText = false;
  const count = functions.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = functions.FPDFPage_GetObject(page, index);
    const type = functions.FPDFPageObj_GetType(object);
    if (type === textObject) {
      isAboveText = true;
      continue;
    }
    const box = readBounds(pdfium, object, scratch, geometry);
    if (type === pathObject && isLikeBullet(box)) bullets.push(box);
    if (box.width < smallestSide || box.height < smallestSide) continue;
    if (type !== pathObject) {
      const kind = type === imageObject ? "image" : "other";
      shapes.push({ kind, box, luminance: 0, segmentCount: 0, isAboveText });
      continue;
    }
    const filling = readFilling(pdfium, object, scratch);
    if (filling === undefined) continue;
    const segmentCount = functions.FPDFPath_CountSegments(object);
    shapes.push({ kind: "path", box, luminance: filling, segmentCount, isAboveText });
  }
  functions.free(scratch);
  return { shapes, bullets };
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
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.memory(), scratch, 4);
  const one = geometry.toPage(left, top);
  const other = geometry.toPage(right, bottom);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Luminance of a path's filling; undefined when it has none that can be seen. */
function readFilling(pdfium: PdfiumInstance, object: number, scratch: number): number | undefined {
  const { functions } = pdfium;
  functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [fillMode = 0] = new Int32Array(pdfium.memory(), scratch, 1);
  if (fillMode === 0) return undefined;
  if (!functions.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return 0;
  const [red = 0, green = 0, blue = 0, alpha = 255] = new Uint32Array(pdfium.memory(), scratch, 4);
  return alpha < faintestAlpha ? undefined : luminance(red, green, blue);
}
