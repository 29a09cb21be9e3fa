import type { Box } from "../document-text.ts";
import { boundsAround, type Point } from "./bounds.ts";
import { outlineOnPage } from "./outline-on-page.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";

/** Thickest line, and shortest, in points. */
const thickest = 2.5;
const shortest = 4;
/** Segments of a rectangle, its beginning among them. */
const ofRectangle = 5;

/**
 * Boxes of the straight lines that a path draws: of itself where it is thin, of its thin parts, and of its level and
 * upright edges where they are drawn along. Of a filled rectangle there are none.
 */
export function linesOfPath(
  pdfium: PdfiumInstance,
  { object, box, geometry }: { object: number; box: Box; geometry: PageGeometry },
): Box[] {
  if (isThin(box)) return [box];
  const { functions, scratch } = pdfium;
  functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const isStroked = pdfium.integers()[(scratch + 4) >> 2] !== 0;
  if (!isStroked && functions.FPDFPath_CountSegments(object) <= ofRectangle) return [];
  const outline = outlineOnPage(pdfium, object, geometry) ?? [];
  const parts = isStroked ? outline.flatMap(edgesOf) : outline;
  return parts
    .filter((points) => points.length > 1)
    .map(boxAround)
    .filter(isThin);
}

function isThin({ width, height }: Box): boolean {
  return Math.min(width, height) <= thickest && Math.max(width, height) >= shortest;
}

function edgesOf(loop: readonly Point[]): Point[][] {
  return loop.map((point, index) => [loop.at(index - 1) ?? point, point]);
}

function boxAround(points: readonly Point[]): Box {
  const { left, bottom, right, top } = boundsAround(points);
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}
