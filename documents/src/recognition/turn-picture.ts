import type { Box, Line, PageSize } from "../document-text.ts";
import type { GreyPicture } from "./recognition.ts";

/** The picture turned clockwise by so many quarters. */
export function turnPicture(picture: GreyPicture, quarterTurns: number): GreyPicture {
  const turns = quarterTurns & 3;
  if (turns === 0) return picture;
  const { width, height, greys, dotsPerInch } = picture;
  const isSideways = turns !== 2;
  const turned = new Uint8Array(greys.length);
  // Where the first pixel of the picture goes, and how far apart its neighbours to the right and below are there.
  const first = [0, height - 1, greys.length - 1, (width - 1) * height][turns] ?? 0;
  const right = [1, height, -1, -height][turns] ?? 1;
  const below = [width, -1, -width, 1][turns] ?? width;
  for (let y = 0; y < height; y += 1) {
    let target = first + y * below;
    for (let source = y * width; source < (y + 1) * width; source += 1) {
      turned[target] = greys[source] ?? 0;
      target += right;
    }
  }
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    dotsPerInch,
    greys: turned,
  };
}

/** Lines that were read from a page turned clockwise, with boxes where they stand on the page (in points) as it is. */
export function turnLinesBack(lines: readonly Line[], size: PageSize, quarterTurns: number): Line[] {
  if ((quarterTurns & 3) === 0) return [...lines];
  const turnBox = (box: Box) => turnBoxBack(box, size, quarterTurns & 3);
  return lines.map((line) => ({
    ...line,
    box: turnBox(line.box),
    words: line.words.map((word) => ({ ...word, box: turnBox(word.box) })),
  }));
}

function turnBoxBack({ x, y, width, height }: Box, size: PageSize, turns: number): Box {
  switch (turns) {
    case 1:
      return { x: y, y: size.height - x - width, width: height, height: width };
    case 2:
      return { x: size.width - x - width, y: size.height - y - height, width, height };
    case 3:
      return { x: size.width - y - height, y: x, width: height, height: width };
    default:
      return { x, y, width, height };
  }
}
