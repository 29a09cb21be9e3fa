import { readMatrix, transform } from "./bounds.ts";
import { type Outline, readOutline } from "./outline.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";

/** Of a path of a page, in points from the top-left corner as displayed; undefined for one too elaborate to look at. */
export function outlineOnPage(
  pdfium: PdfiumInstance,
  object: number,
  geometry: PageGeometry,
): Outline | undefined {
  const { functions } = pdfium;
  const matrix = readMatrix(pdfium, object);
  const outline = readOutline(pdfium, {
    count: functions.FPDFPath_CountSegments(object),
    segmentAt: (index) => functions.FPDFPath_GetPathSegment(object, index),
  });
  return outline?.map((loop) =>
    loop.map((point) => {
      const { x, y } = transform(point, matrix);
      return geometry.toPage(x, y);
    }),
  );
}
