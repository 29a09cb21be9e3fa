import type { Box } from "../document-text.ts";

/** A page as an eye sees it: one byte per pixel, 0 black to 255 white, row by row from the top. */
export type GreyPicture = { width: number; height: number; dotsPerInch: number; greys: Uint8Array };

/** `box` in pixels of the picture; `line` is alike for the words of one printed line; confidence 0 to 100. */
export type RecognisedWord = { text: string; box: Box; line: number; confidence: number };

/**
 * Reads the words in a picture of a page (OCR). Undefined when it gave up because the page took too long; it
 * has to end by itself within `recognitionTimeMs`. Throws for trouble that has nothing to do with the picture.
 */
export type Recognise = (picture: GreyPicture) => Promise<RecognisedWord[] | undefined>;

/** The picture as a binary PGM file, which Tesseract takes without further libraries. */
export function toPgm({ width, height, greys }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + greys.length);
  file.set(head);
  file.set(greys, head.length);
  return file;
}

/** Whether a picture has a single shade, so that nothing is on it to be recognised. */
export function isBlankPicture({ greys }: GreyPicture): boolean {
  const [shade] = greys;
  return greys.every((grey) => grey === shade);
}
