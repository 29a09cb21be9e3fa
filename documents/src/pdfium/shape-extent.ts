import type { Box } from "../document-text.ts";
import { type Bounds, intersection, readMatrix, transformBounds, unionOf } from "./bounds.ts";
import { readBounds, readClippedBounds } from "./clipping.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";

/** A form of more objects is taken to fill its box. */
const maxObjectsInForm = 64;

/** The part of a page that an object may show something on: of a form its objects, of an image what its clip path leaves. */
export function extentOf(pdfium: PdfiumInstance, shape: ShapeAt, geometry: PageGeometry): Box {
  const { left, top, right, bottom } = boundsOf(pdfium, shape);
  return geometry.toBox(left, top, right, bottom);
}

export type ShapeAt = { object: number; kind: "path" | "image" | "shading" | "form" };

function boundsOf(pdfium: PdfiumInstance, { object, kind }: ShapeAt): Bounds {
  // Paths are many, and what is cut off them only makes them seem larger than they are.
  if (kind === "path") return readBounds(pdfium, object);
  const bounds = readClippedBounds(pdfium, object);
  const within = kind === "form" ? boundsOfContent(pdfium, object) : undefined;
  return within === undefined ? bounds : intersection(bounds, within);
}

/** Of what a form draws, in the coordinates of its page. */
function boundsOfContent(pdfium: PdfiumInstance, form: number): Bounds | undefined {
  const { functions } = pdfium;
  const count = functions.FPDFFormObj_CountObjects(form);
  if (count <= 0 || count > maxObjectsInForm) return undefined;
  const matrix = readMatrix(pdfium, form);
  const parts = Array.from({ length: count }, (_, index) =>
    transformBounds(readClippedBounds(pdfium, functions.FPDFFormObj_GetObject(form, index)), matrix),
  );
  return unionOf(parts);
}
