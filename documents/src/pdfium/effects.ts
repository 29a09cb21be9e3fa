import { type Colour, readColour } from "./colour.ts";
import type { PdfiumInstance } from "./pdfium.ts";

/** What PDFium tells of a shading and of a coloured tiling pattern (CPDF_ColorState::SetPattern). */
const greysOfPatterns = new Set([255, 191]);

/**
 * Whether an object is drawn with a blend mode or a soft mask, so that its colour and opacity do not tell what is
 * seen. PDFium counts plain opacity among such effects: it is taken away for the question and given back.
 */
export function hasEffects(pdfium: PdfiumInstance, object: number, colour: Colour): boolean {
  const { functions } = pdfium;
  if (colour.alpha === 0 || functions.FPDFPageObj_HasTransparency(object) === 0) return false;
  if (colour.alpha === 255 || mayBePattern(colour)) return true;
  const stroke = strokeColourOf(pdfium, object);
  const repaint = (opacity: (alpha: number) => number) => {
    functions.FPDFPageObj_SetFillColor(object, ...partsOf(colour), opacity(colour.alpha));
    if (stroke === undefined || mayBePattern(stroke)) return;
    functions.FPDFPageObj_SetStrokeColor(object, ...partsOf(stroke), opacity(stroke.alpha));
  };
  repaint(() => 255);
  const isStill = functions.FPDFPageObj_HasTransparency(object) !== 0;
  repaint((alpha) => alpha);
  return isStill;
}

function strokeColourOf(pdfium: PdfiumInstance, object: number): Colour | undefined {
  const { functions, scratch } = pdfium;
  const isRead = functions.FPDFPageObj_GetStrokeColor(
    object,
    scratch,
    scratch + 4,
    scratch + 8,
    scratch + 12,
  );
  return isRead ? readColour(pdfium, scratch) : undefined;
}

function partsOf({ red, green, blue }: Colour): [number, number, number] {
  return [red, green, blue];
}

function mayBePattern({ red, green, blue }: Colour): boolean {
  return red === green && green === blue && greysOfPatterns.has(red);
}
