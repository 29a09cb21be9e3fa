import { bottomOf, rightOf } from "../box.ts";
import { luminance } from "../contrast.ts";
import type { Box } from "../document-text.ts";
import type { Bounds } from "./bounds.ts";
import { mayBeCutOff } from "./clipping.ts";
import type { Colour } from "./colour.ts";
import { hasEffects } from "./effects.ts";
import { enclosesBounds, type Outline } from "./outline.ts";
import { outlineOnPage } from "./outline-on-page.ts";
import type { PdfiumInstance } from "./pdfium.ts";
import type { PageGeometry } from "./read-characters.ts";

/** Luminances, 0 (black) to 1 (white), between which something lies. */
export type Shades = { darkest: number; lightest: number };

/** What a shape is to a text above it. */
export type Background = {
  own: Shades;
  /** What is seen where it covers everything, whatever lies below: `own`, unless it is translucent. */
  whereItCovers: Shades;
  /** Whether a box lies within what it fills, and nothing cuts that; may be asked while the page is open. */
  covers: (box: Box) => boolean;
};

const allShades: Shades = { darkest: 0, lightest: 1 };
/** Of an image or a gradient, which may have any colour and leave out any part. */
const unknownBackground: Background = { own: allShades, whereItCovers: allShades, covers: () => false };

/** Of a path that is filled with a colour; `filling` is undefined where PDFium cannot tell it. */
export type FilledPath = { object: number; filling: Colour | undefined; geometry: PageGeometry };

/** Of a path; without one, of anything else. */
export function backgroundOf(pdfium: PdfiumInstance, path: FilledPath | undefined): Background {
  const filling = path?.filling;
  if (path === undefined || filling === undefined || hasEffects(pdfium, path.object, filling)) {
    return unknownBackground;
  }
  const shade = luminance(filling.red, filling.green, filling.blue);
  let outline: { known: Outline | undefined } | undefined;
  const covers = (box: Box) => {
    outline ??= { known: readUncutOutline(pdfium, path) };
    return outline.known !== undefined && enclosesBounds(outline.known, boundsOf(box));
  };
  return { own: { darkest: shade, lightest: shade }, whereItCovers: overAnything(filling), covers };
}

/** From what it gives over black to what it gives over white. */
function overAnything({ red, green, blue, alpha }: Colour): Shades {
  const over = (paper: number) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      Math.round((part * alpha + paper * (255 - alpha)) / 255),
    );
    return luminance(r, g, b);
  };
  return { darkest: over(0), lightest: over(255) };
}

/** In displayed coordinates. Undefined for a path that a clip path or a layer may keep from being seen whole. */
function readUncutOutline(pdfium: PdfiumInstance, { object, geometry }: FilledPath): Outline | undefined {
  if (mayBeCutOff(pdfium, object)) return undefined;
  return outlineOnPage(pdfium, object, geometry);
}

function boundsOf(box: Box): Bounds {
  return { left: box.x, bottom: box.y, right: rightOf(box), top: bottomOf(box) };
}
