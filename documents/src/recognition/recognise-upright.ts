import type { GreyPicture, Recognise, RecognisedWord } from "./recognition.ts";
import { turnPicture } from "./turn-picture.ts";

/** Mean confidence of what was read the right way up: above 80 even on poor scans, about 25 upside down. */
const sureConfidence = 60;
/** Shorter words are as high as they are wide. */
const lettersOfLongWord = 3;
/** A page with less on it does not say which way is up. */
const minLongWords = 8;

/** The words, the picture they were read in, and by how many quarters it was turned clockwise to be upright. */
export type UprightWords = { words: RecognisedWord[]; picture: GreyPicture; quarterTurns: number };

/**
 * Recognises pages that were scanned sideways or upside down too: where the words lie on their side or are hardly
 * readable, the picture is turned and read again. Where that does not help, the other pages of the document are read
 * as they are. Undefined when the recogniser gave up.
 */
export function uprightRecogniser(
  recognise: Recognise,
): (picture: GreyPicture) => Promise<UprightWords | undefined> {
  let mayTurn = true;
  return async (picture) => {
    const words = await recognise(picture);
    if (words === undefined) return undefined;
    const asItIs = { words, picture, quarterTurns: 0 };
    if (!mayTurn || isUpright(words)) return asItIs;
    for (const quarterTurns of likelyTurns(words)) {
      const turned = turnPicture(picture, quarterTurns);
      const again = await recognise(turned);
      if (again !== undefined && isUpright(again) && longWords(again).length >= minLongWords) {
        return { words: again, picture: turned, quarterTurns };
      }
    }
    mayTurn = false;
    return asItIs;
  };
}

function isUpright(words: readonly RecognisedWord[]): boolean {
  const long = longWords(words);
  return long.length < minLongWords || (isSure(long) && !isOnSide(long));
}

/** Tesseract reads text that runs downwards as it is, and text that runs upwards as if it were upside down. */
function likelyTurns(words: readonly RecognisedWord[]): number[] {
  const long = longWords(words);
  if (!isOnSide(long)) return [2, 1, 3];
  return isSure(long) ? [3] : [1, 3];
}

function longWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(({ text }) => text.length >= lettersOfLongWord);
}

function isSure(words: readonly RecognisedWord[]): boolean {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) >= sureConfidence * words.length;
}

function isOnSide(words: readonly RecognisedWord[]): boolean {
  return words.filter(({ box }) => box.height > box.width).length * 2 > words.length;
}
