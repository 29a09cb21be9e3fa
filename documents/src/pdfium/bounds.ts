import type { PdfiumInstance } from "./pdfium.ts";

export type Point = { x: number; y: number };

/** A box in the coordinates of the page or form that holds an object; y grows upwards. */
export type Bounds = { left: number; bottom: number; right: number; top: number };

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

/** From an object's own coordinates to those of what holds it. */
export function readMatrix(pdfium: PdfiumInstance, object: number): Matrix {
  const { functions, scratch } = pdfium;
  const isRead = functions.FPDFPageObj_GetMatrix(object, scratch) !== 0;
  const start = scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = isRead ? pdfium.floats().subarray(start, start + 6) : [];
  return { a, b, c, d, e, f };
}

export function transform({ x, y }: Point, { a, b, c, d, e, f }: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export function transformBounds({ left, bottom, right, top }: Bounds, matrix: Matrix): Bounds {
  return boundsAround([left, right].flatMap((x) => [bottom, top].map((y) => transform({ x, y }, matrix))));
}

/** The smallest that holds all points; there is at least one. */
export function boundsAround(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** The smallest that holds all others; there is at least one. */
export function unionOf(parts: readonly Bounds[]): Bounds {
  return boundsAround(
    parts.flatMap(({ left, bottom, right, top }) => [
      { x: left, y: bottom },
      { x: right, y: top },
    ]),
  );
}

export function intersection(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

/** Smaller by `distance` on each side, but not by so much that nothing is left. */
export function shrink({ left, bottom, right, top }: Bounds, distance: number): Bounds {
  const across = Math.min(distance, 0.4 * (right - left));
  const upright = Math.min(distance, 0.4 * (top - bottom));
  return { left: left + across, bottom: bottom + upright, right: right - across, top: top - upright };
}
