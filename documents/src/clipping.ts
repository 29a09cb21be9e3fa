import type { PdfiumInstance } from "./pdfium.ts";

const markNameBytes = 256;
/** The box of a clip path is taken from its first points. */
const mostSegments = 8;
/** In points. */
const slack = 2;

/**
 * Whether an object of a page belongs to a layer that a viewer can switch off, or reaches beyond its clip path.
 * `scratch` points to 320 bytes.
 */
export function mayBeCutOff(pdfium: PdfiumInstance, object: number, scratch: number): boolean {
  return isOnLayer(pdfium, object, scratch) || isClipped(pdfium, object, scratch);
}

/** Optional content ("OC", ISO 32000-1, 8.11): a layer that may be switched off. */
function isOnLayer(pdfium: PdfiumInstance, object: number, scratch: number): boolean {
  const { functions } = pdfium;
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

/** Whether the text reaches beyond its clip path, going by the box around that path. */
function isClipped(pdfium: PdfiumInstance, object: number, scratch: number): boolean {
  const { functions } = pdfium;
  const clipPath = functions.FPDFPageObj_GetClipPath(object);
  const paths = clipPath === 0 ? 0 : functions.FPDFClipPath_CountPaths(clipPath);
  if (paths <= 0) return false;
  functions.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const floats = pdfium.floats();
  const start = scratch >> 2;
  const left = floats[start] ?? 0;
  const bottom = floats[start + 1] ?? 0;
  const right = floats[start + 2] ?? 0;
  const top = floats[start + 3] ?? 0;
  for (let path = 0; path < paths; path += 1) {
    const segments = Math.min(functions.FPDFClipPath_CountPathSegments(clipPath, path), mostSegments);
    let [leftmost, lowest, rightmost, highest] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let index = 0; index < segments; index += 1) {
      const segment = functions.FPDFClipPath_GetPathSegment(clipPath, path, index);
      functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const x = pdfium.floats()[start] ?? 0;
      const y = pdfium.floats()[start + 1] ?? 0;
      leftmost = Math.min(leftmost, x);
      rightmost = Math.max(rightmost, x);
      lowest = Math.min(lowest, y);
      highest = Math.max(highest, y);
    }
    const reachesOut =
      left < leftmost - slack ||
      right > rightmost + slack ||
      bottom < lowest - slack ||
      top > highest + slack;
    if (segments > 0 && reachesOut) return true;
  }
  return false;
}
