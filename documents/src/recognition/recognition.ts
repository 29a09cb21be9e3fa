import type { Box } from "../document-text.ts";

/** A page as an eye sees it: one byte per pixel, 0 black to 255 white, row by row from the top. */
export type GreyPicture = { width: number; height: number; dotsPerInch: number; greys: Uint8Array };

/** `box` in pixels of the picture; `line` is alike for the words of one printed line; confidence 0 to 100. */
export type RecognisedWord = { text: string; box: Box; line: number; confidence: number };

/**
 * Reads the words in a picture of a page (OCR). Undefined when it gave up because the document took too long. Throws
 * for trouble that has nothing to do with the picture.
 */
export type Recognise = (picture: GreyPicture) => Promise<RecognisedWord[] | undefined>;

/**
 * What recognises words, within so much processor time: undefined words when that was used up. Says what it took, in
 * whatever thread or process.
 */
export type RecognitionEngine = (
  picture: GreyPicture,
  limitMs: number,
) => Promise<{ words: RecognisedWord[] | undefined; processorMs: number }>;

/**
 * Recognises the pages of one document, which share so much processor time: how long it takes by the clock depends on
 * what else the machine does. Once a page did not end within the time that was left, none is tried any more.
 */
export function recogniseWithin(budgetMs: number, engine: RecognitionEngine): Recognise {
  let leftMs = budgetMs;
  return async (picture) => {
    if (leftMs <= 0) return undefined;
    const { words, processorMs } = await engine(picture, leftMs);
    leftMs = words === undefined ? 0 : leftMs - processorMs;
    return words;
  };
}

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
