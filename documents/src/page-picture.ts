import { luminance } from "./contrast.ts";
import type { PageSize } from "./document-text.ts";
import type { PdfiumInstance } from "./pdfium.ts";

const pixelsPerPoint = 1.5;
const maximumPixels = 4_000_000;
const white = 0xffffffff;
const bytesPerPixel = 4;

/** What a page looks like: the luminance (0 to 1) of each pixel, row by row. */
export type LuminancePicture = { width: number; height: number; scale: number; luminances: Float32Array };

/** Draws an open page on white, at 108 dots per inch or less for large pages. Undefined without memory for it. */
export function drawPage(pdfium: PdfiumInstance, page: number, size: PageSize): LuminancePicture | undefined {
  const { functions } = pdfium;
  const area = Math.max(1, size.width * size.height);
  const scale = Math.min(pixelsPerPoint, Math.sqrt(maximumPixels / area));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (width * height > 2 * maximumPixels) return undefined;
  const bitmap = functions.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  try {
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    functions.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const stride = functions.FPDFBitmap_GetStride(bitmap);
    const pixels = new Uint32Array(
      pdfium.memory(),
      functions.FPDFBitmap_GetBuffer(bitmap),
      (stride * height) / bytesPerPixel,
    );
    const layout = { width, height, pixelsPerRow: stride / bytesPerPixel };
    return { width, height, scale, luminances: toLuminances(pixels, layout) };
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

type PixelLayout = { width: number; height: number; pixelsPerRow: number };

/** PDFium's pixels are blue, green, red, unused. Most of a page is white, which is not worth computing. */
function toLuminances(pixels: Uint32Array, layout: PixelLayout): Float32Array {
  const luminances = new Float32Array(layout.width * layout.height).fill(1);
  let target = 0;
  for (let y = 0; y < layout.height; y += 1) {
    const row = y * layout.pixelsPerRow;
    for (let x = 0; x < layout.width; x += 1) {
      const colour = (pixels[row + x] ?? 0) & 0xffffff;
      if (colour !== 0xffffff) {
        luminances[target] = luminance(colour >> 16, (colour >> 8) & 255, colour & 255);
      }
      target += 1;
    }
  }
  return luminances;
}
