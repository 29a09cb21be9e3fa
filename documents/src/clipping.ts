import type { PdfiumInstance } from "./pdfium.ts";

const markNameBytes = 256;

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
    const [first, second, end] = new Uint16Array(pdfium.memory(), scratch, 3);
    if (first === 0x4f && second === 0x43 && end === 0) return true;
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
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.memory(), scratch, 4);
  for (let path = 0; path < paths; path += 1) {
    const xs: number[] = [];
    const ys: number[] = [];
    const segments = functions.FPDFClipPath_CountPathSegments(clipPath, path);
    for (let index = 0; index < Math.min(segments, 8); index += 1) {
      const segment = functions.FPDFClipPath_GetPathSegment(clipPath, path, index);
      functions.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const [x = 0, y = 0] = new Float32Array(pdfium.memory(), scratch, 2);
      xs.push(x);
      ys.push(y);
    }
    const reachesOut =
      left < Math.min(...xs) - 2 ||
      right > Math.max(...xs) + 2 ||
      bottom < Math.min(...ys) - 2 ||
      top > Math.max(...ys) + 2;
    if (xs.length > 0 && reachesOut) return true;
  }
  return false;
}
