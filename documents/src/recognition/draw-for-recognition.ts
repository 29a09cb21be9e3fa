import type { PageSize } from "../document-text.ts";
import { maximumPicturePixels } from "../limits.ts";
import type { PageShape } from "../pdfium/page-shapes.ts";
import type { PdfiumInstance } from "../pdfium/pdfium.ts";
import type { GreyPicture } from "./recognition.ts";

/** What Tesseract's models were made for. */
const dotsPerInch = 300;
const pointsPerInch = 72;
/** A4 at 300 dots per inch has 8.7 million. */
const maximumPixels = 12_000_000;
/** Tesseract refuses longer sides, and shorter ones hold no words. */
const maxSide = 32_767;
const minSide = 30;
const greyBitmap = 1;
const white = 0xffffffff;

/** `shapes` are those of the page. */
export type PageToDraw = { page: number; size: PageSize; shapes: readonly PageShape[] };

/**
 * Draws an open page in grey on white. Undefined without memory for it, for a page of a shape that no one could read,
 * and for one with a picture that would take too long.
 */
export function drawForRecognition(
  pdfium: PdfiumInstance,
  { page, size, shapes }: PageToDraw,
): GreyPicture | undefined {
  const { functions } = pdfium;
  if (shapes.some((shape) => countPixels(pdfium, shape) > maximumPicturePixels)) return undefined;
  const area = Math.max(1, size.width * size.height);
  const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(maximumPixels / area));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (width * height > 2 * maximumPixels) return undefined;
  if (Math.max(width, height) > maxSide || Math.min(width, height) < minSide) return undefined;
  const bitmap = functions.FPDFBitmap_CreateEx(width, height, greyBitmap, 0, 0);
  if (bitmap === 0) return undefined;
  try {
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    functions.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const stride = functions.FPDFBitmap_GetStride(bitmap);
    const pixels = new Uint8Array(pdfium.memory(), functions.FPDFBitmap_GetBuffer(bitmap), stride * height);
    const greys = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      greys.set(pixels.subarray(y * stride, y * stride + width), y * width);
    }
    return { width, height, dotsPerInch: scale * pointsPerInch, greys };
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

/** Of a shape that is an image. */
function countPixels(pdfium: PdfiumInstance, { kind, object }: PageShape): number {
  const { functions, scratch } = pdfium;
  if (kind !== "image" || !functions.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) return 0;
  const integers = pdfium.integers();
  return (integers[scratch >> 2] ?? 0) * (integers[(scratch >> 2) + 1] ?? 0);
}
