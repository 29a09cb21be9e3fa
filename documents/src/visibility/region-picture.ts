import { bottomOf, growBox, overlap, rightOf } from "../box.ts";
import { luminance } from "../contrast.ts";
import type { Box, PageSize } from "../document-text.ts";
import type { PageShape } from "../pdfium/page-shapes.ts";
import type { PdfiumInstance } from "../pdfium/pdfium.ts";

const pixelsPerPoint = 1.5;
const maximumPixels = 4_000_000;
const white = 0xffffffff;
const bytesPerPixel = 4;
/** Around the region, in pixels. */
const margin = 2;

/**
 * What a part of a page looks like. `left` and `top` are where it begins in the picture of the whole page, which
 * has `scale` pixels per point; pixels are blue, green, red, unused, row by row.
 */
export type RegionPicture = {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
  pixelsPerRow: number;
  pixels: Uint32Array;
};

/** `region` is in points; `shapes` are those of the page. */
export type RegionOfPage = { page: number; size: PageSize; region: Box; shapes: readonly PageShape[] };

/**
 * Draws a region of an open page on white, at 108 dots per inch or less for large pages. Undefined without memory
 * for it.
 */
export function drawRegion(
  pdfium: PdfiumInstance,
  { page, size, region, shapes }: RegionOfPage,
): RegionPicture | undefined {
  const { functions } = pdfium;
  const scale = Math.min(pixelsPerPoint, Math.sqrt(maximumPixels / Math.max(1, size.width * size.height)));
  const pageWidth = Math.max(1, Math.round(size.width * scale));
  const pageHeight = Math.max(1, Math.round(size.height * scale));
  const left = Math.min(pageWidth - 1, Math.max(0, Math.floor(region.x * scale) - margin));
  const top = Math.min(pageHeight - 1, Math.max(0, Math.floor(region.y * scale) - margin));
  const width = Math.min(pageWidth, Math.ceil(rightOf(region) * scale) + margin) - left;
  const height = Math.min(pageHeight, Math.ceil(bottomOf(region) * scale) + margin) - top;
  if (width <= 0 || height <= 0 || width * height > 2 * maximumPixels) return undefined;
  const bitmap = functions.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  try {
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    const area = growBox(region, (2 * margin) / scale);
    withoutPicturesElsewhere(pdfium, { shapes, area }, () =>
      functions.FPDF_RenderPageBitmap(bitmap, page, -left, -top, pageWidth, pageHeight, 0, 0),
    );
    const pixelsPerRow = functions.FPDFBitmap_GetStride(bitmap) / bytesPerPixel;
    const buffer = functions.FPDFBitmap_GetBuffer(bitmap);
    const pixels = new Uint32Array(pdfium.memory(), buffer, pixelsPerRow * height).slice();
    return { left, top, width, height, scale, pixelsPerRow, pixels };
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

/** PDFium goes by the size of a picture before it is clipped, and unpacks it also where nothing of it is seen. */
function withoutPicturesElsewhere(
  pdfium: PdfiumInstance,
  { shapes, area }: { shapes: readonly PageShape[]; area: Box },
  draw: () => void,
): void {
  const elsewhere = shapes.filter(({ kind, box }) => kind !== "path" && !overlap(box, area));
  const setActive = (isActive: number) => {
    for (const { object } of elsewhere) pdfium.functions.FPDFPageObj_SetIsActive(object, isActive);
  };
  setActive(0);
  draw();
  setActive(1);
}

/** Luminance (0 to 1) of a pixel of the picture. */
export function luminanceAt(picture: RegionPicture, x: number, y: number): number {
  const colour = (picture.pixels[y * picture.pixelsPerRow + x] ?? white) & 0xffffff;
  return colour === 0xffffff ? 1 : luminance(colour >> 16, (colour >> 8) & 255, colour & 255);
}
