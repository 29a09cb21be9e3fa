import type { Bounds, Point } from "./bounds.ts";
import type { PdfiumInstance } from "./pdfium.ts";

/** A page may hold 100,000 objects, and each a path of any length. */
const maxSegments = 64;
/** Straight pieces that a curve is taken for. */
const piecesOfCurve = 8;
/** FPDF_SEGMENT_BEZIERTO and FPDF_SEGMENT_MOVETO of fpdf_edit.h; a curve takes three of the first kind. */
const curveTo = 1;
const moveTo = 2;

/** The corners of closed loops, one after the other. */
export type Outline = Point[][];
/** `segmentAt` gives PDFium's handle of a segment. */
export type PathSegments = { count: number; segmentAt: (index: number) => number };

/** The outline of a path as straight edges; undefined for one that is too elaborate to look at. */
export function readOutline(pdfium: PdfiumInstance, { count, segmentAt }: PathSegments): Outline | undefined {
  if (count > maxSegments) return undefined;
  const { functions, scratch } = pdfium;
  const loops: Outline = [];
  let controls: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const segment = segmentAt(index);
    functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const floats = pdfium.floats();
    const point = { x: floats[scratch >> 2] ?? 0, y: floats[(scratch >> 2) + 1] ?? 0 };
    const type = functions.FPDFPathSegment_GetType(segment);
    const loop = loops.at(-1);
    if (type === moveTo || loop === undefined) loops.push([point]);
    else if (type !== curveTo) loop.push(point);
    else {
      controls.push(point);
      if (controls.length < 3) continue;
      loop.push(...flatten(loop.at(-1) ?? point, controls));
    }
    controls = [];
  }
  return loops;
}

/** Points on a cubic Bézier curve after its start. */
function flatten(start: Point, [one = start, two = start, end = start]: Point[]): Point[] {
  return Array.from({ length: piecesOfCurve }, (_, index) => {
    const t = (index + 1) / piecesOfCurve;
    const along = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return { x: along(start.x, one.x, two.x, end.x), y: along(start.y, one.y, two.y, end.y) };
  });
}

/** Whether the outline has the whole box inside, whichever rule it is filled by (even-odd or nonzero winding). */
export function enclosesBounds(outline: Outline, bounds: Bounds): boolean {
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  let crossings = 0;
  let winding = 0;
  for (const loop of outline) {
    let from = loop.at(-1);
    for (const to of loop) {
      if (from !== undefined) {
        if (runsThrough(from, to, bounds)) return false;
        const turn = turnAround(from, to, middle);
        crossings += Math.abs(turn);
        winding += turn;
      }
      from = to;
    }
  }
  return winding !== 0 && crossings % 2 === 1;
}

/** Whether an edge has a part within the box (Liang and Barsky's clipping). */
function runsThrough(from: Point, to: Point, { left, right, bottom, top }: Bounds): boolean {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sides: [number, number][] = [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - bottom],
    [dy, top - from.y],
  ];
  for (const [speed, distance] of sides) {
    if (speed === 0) {
      if (distance <= 0) return false;
    } else if (speed < 0) start = Math.max(start, distance / speed);
    else end = Math.min(end, distance / speed);
  }
  return start < end;
}

/** 1 or -1 when the edge crosses the ray from the point to the right, by its direction; 0 otherwise. */
function turnAround(from: Point, to: Point, { x, y }: Point): number {
  if (from.y <= y === to.y <= y) return 0;
  const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  if (crossing <= x) return 0;
  return to.y > from.y ? 1 : -1;
}
