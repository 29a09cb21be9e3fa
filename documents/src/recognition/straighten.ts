import type { Box, Line, PageSize } from "../document-text.ts";
import type { GreyPicture, RecognisedWord } from "./recognition.ts";

/** Slopes below leave rows apart as they are; above they are not those of a page laid askew. */
const minSlope = 0.008;
const maxSlope = 0.15;
const minLines = 5;
/** Shorter lines say little about the slope; in shares of the picture's width. */
const minLineLength = 0.15;
const white = 255;

type Read = { words: readonly RecognisedWord[]; picture: GreyPicture };

/**
 * Words and picture of a page that was laid askew on the scanner as if it had been laid straight: turned about the
 * middle by the slope (height per width) of the usual line. Slope 0 when nothing was to be done.
 */
export function straighten({ words, picture }: Read): Read & { slope: number } {
  const slope = usualSlope(words, picture.width);
  if (Math.abs(slope) < minSlope || Math.abs(slope) > maxSlope) return { words, picture, slope: 0 };
  const turn = turnAbout(picture, -Math.atan(slope));
  const straight = words.map((word) => {
    const { width, height } = word.box;
    // The box around a slanting word is higher than the word.
    const upright = Math.max(height / 3, height - width * Math.abs(slope));
    return {
      ...word,
      box: moveMiddle({ ...word.box, height: upright, y: word.box.y + (height - upright) / 2 }, turn),
    };
  });
  return { words: straight, picture: turnFreely(picture, Math.atan(slope)), slope };
}

/** Lines of a page that was straightened, with boxes around where they stand on the page as it is. */
export function slantLines(
  lines: readonly Line[],
  size: Pick<PageSize, "width" | "height">,
  slope: number,
): Line[] {
  if (slope === 0) return [...lines];
  const turn = turnAbout(size, Math.atan(slope));
  const slantBox = (box: Box) => {
    const height = box.height + box.width * Math.abs(slope);
    return moveMiddle({ ...box, y: box.y - (height - box.height) / 2, height }, turn);
  };
  return lines.map((line) => ({
    ...line,
    box: slantBox(line.box),
    words: line.words.map((word) => ({ ...word, box: slantBox(word.box) })),
  }));
}

function usualSlope(words: readonly RecognisedWord[], pictureWidth: number): number {
  const lines = new Map<number, RecognisedWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const slopes = [...lines.values()].flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [from, to] = [middleOf(first.box), middleOf(last.box)];
    return to.x - from.x < minLineLength * pictureWidth ? [] : [(to.y - from.y) / (to.x - from.x)];
  });
  if (slopes.length < minLines) return 0;
  return slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
}

type Place = { x: number; y: number };

/** Clockwise as seen, about the middle of an area. */
function turnAbout(
  { width, height }: { width: number; height: number },
  angle: number,
): (place: Place) => Place {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ({ x, y }) => {
    const [right, down] = [x - width / 2, y - height / 2];
    return { x: width / 2 + right * cos - down * sin, y: height / 2 + right * sin + down * cos };
  };
}

function moveMiddle(box: Box, turn: (place: Place) => Place): Box {
  const { x, y } = turn(middleOf(box));
  return { x: x - box.width / 2, y: y - box.height / 2, width: box.width, height: box.height };
}

function middleOf({ x, y, width, height }: Box): Place {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Each pixel of the result is the nearest one of the picture; `angle` leads from the result to the picture. */
function turnFreely({ width, height, greys, dotsPerInch }: GreyPicture, angle: number): GreyPicture {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = new Uint8Array(greys.length);
  for (let y = 0; y < height; y += 1) {
    let sourceX = width / 2 - (width / 2) * cos - (y - height / 2) * sin;
    let sourceY = height / 2 - (width / 2) * sin + (y - height / 2) * cos;
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.round(sourceX), Math.round(sourceY)];
      const isInside = column >= 0 && row >= 0 && column < width && row < height;
      turned[y * width + x] = isInside ? (greys[row * width + column] ?? white) : white;
      sourceX += cos;
      sourceY += sin;
    }
  }
  return { width, height, dotsPerInch, greys: turned };
}
