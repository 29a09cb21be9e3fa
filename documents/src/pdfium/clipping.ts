import { type Bounds, boundsAround, intersection, shrink } from "./bounds.ts";
import { enclosesBounds, type Outline, readOutline } from "./outline.ts";
import type { PdfiumInstance } from "./pdfium.ts";

const markNameBytes = 256;
/** How far a font's box may reach beyond a clip path that cuts nothing off; in points. */
const slack = 2;

/**
 * Whether an object of a page belongs to a layer that a viewer can switch off, or reaches beyond its clip path.
 */
export function mayBeCutOff(pdfium: PdfiumInstance, object: number): boolean {
  return isOnLayer(pdfium, object) || isClipped(pdfium, object);
}

/** Optional content ("OC", ISO 32000-1, 8.11): a layer that may be switched off. */
function isOnLayer(pdfium: PdfiumInstance, object: number): boolean {
  const { functions, scratch } = pdfium;
  const count = functions.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index += 1) {
    const mark = functions.FPDFPageObj_GetMark(object, index);
    functions.FPDFPageObjMark_GetName(mark, scratch, markNameBytes, scratch + markNameBytes);
    const integers = pdfium.integers();
    const start = scratch >> 2;
    // "OC" in UTF-16 and the zero that ends it.
    if (integers[start] === 0x0043_004f && ((integers[start + 1] ?? 0) & 0xffff) === 0) return true;
  }
  return false;
}

function isClipped(pdfium: PdfiumInstance, object: number): boolean {
  const paths = readClipPaths(pdfium, object);
  if (paths.length === 0) return false;
  const core = shrink(readBounds(pdfium, object), slack);
  return paths.some((path) => path === undefined || !enclosesBounds(path, core));
}

/** Box of an object before it is clipped. */
export function readBounds(pdfium: PdfiumInstance, object: number): Bounds {
  const { functions, scratch } = pdfium;
  functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const floats = pdfium.floats();
  const start = scratch >> 2;
  return {
    left: floats[start] ?? 0,
    bottom: floats[start + 1] ?? 0,
    right: floats[start + 2] ?? 0,
    top: floats[start + 3] ?? 0,
  };
}

/** Box of what an object may show within its clip path. */
export function readClippedBounds(pdfium: PdfiumInstance, object: number): Bounds {
  let bounds = readBounds(pdfium, object);
  for (const path of readClipPaths(pdfium, object)) {
    const points = path?.flat() ?? [];
    if (points.length > 0) bounds = intersection(bounds, boundsAround(points));
  }
  return bounds;
}

/** What is seen lies within all of them. Undefined stands for a path that is too elaborate to look at. */
function readClipPaths(pdfium: PdfiumInstance, object: number): (Outline | undefined)[] {
  const { functions } = pdfium;
  const clipPath = functions.FPDFPageObj_GetClipPath(object);
  const count = clipPath === 0 ? 0 : functions.FPDFClipPath_CountPaths(clipPath);
  const paths: (Outline | undefined)[] = [];
  for (let path = 0; path < count; path += 1) {
    const segmentCount = functions.FPDFClipPath_CountPathSegments(clipPath, path);
    const segmentAt = (index: number) => functions.FPDFClipPath_GetPathSegment(clipPath, path, index);
    if (segmentCount > 0) paths.push(readOutline(pdfium, { count: segmentCount, segmentAt }));
  }
  return paths;
}
