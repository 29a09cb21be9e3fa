import type { PdfiumInstance } from "./pdfium.ts";

/** Parts from 0 to 255. */
export type Colour = { red: number; green: number; blue: number; alpha: number };

/** The four numbers at `pointer`. */
export function readColour(pdfium: PdfiumInstance, pointer: number): Colour {
  const integers = pdfium.integers();
  const start = pointer >> 2;
  return {
    red: integers[start] ?? 0,
    green: integers[start + 1] ?? 0,
    blue: integers[start + 2] ?? 0,
    alpha: integers[start + 3] ?? 255,
  };
}
