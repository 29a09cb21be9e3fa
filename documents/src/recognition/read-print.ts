import { bottomOf, rightOf } from "../box.ts";
import type { Box } from "../document-text.ts";
import type { GreyPicture } from "./recognition.ts";

/** Darker pixels are ink. */
const inkGrey = 128;

/**
 * How a part of a picture (box in pixels) is printed: `strokeWidth` is the usual width of its strokes in pixels
 * along the rows, `inkShare` the part of the box that is ink. Light print on dark background is turned around.
 */
export function readPrint(box: Box, picture: GreyPicture): { strokeWidth: number; inkShare: number } {
  const bounds = toArea(box, picture);
  const { left, right, top, bottom } = bounds;
  const area = Math.max(1, (right - left) * (bottom - top));
  const dark = runsOf(bounds, picture, true);
  const isInverted = dark.pixels > 0.6 * area && dark.runs.length > 0.5 * (bottom - top);
  const ink = isInverted ? runsOf(bounds, picture, false) : dark;
  const strokeWidth = ink.runs.sort((a, b) => a - b)[ink.runs.length >> 1] ?? 0;
  return { strokeWidth, inkShare: dark.pixels / area };
}

/** Where a line of print begins, in pixels. */
export type PrintStart = { x: number; baseline: number; size: number };

/** Whether a dot or square of its own stands shortly before a line: a list marker that was not recognised. */
export function hasDotBefore({ x, baseline, size }: PrintStart, picture: GreyPicture): boolean {
  const window = { x: x - 2.2 * size, y: baseline - 0.8 * size, width: 2.1 * size, height: 0.9 * size };
  const dot = inkBox(window, picture);
  if (dot === undefined) return false;
  const isSquare = Math.abs(dot.width - dot.height) <= 0.3 * Math.max(dot.width, dot.height);
  const isSmall = dot.height >= 0.12 * size && dot.height <= 0.5 * size;
  return isSquare && isSmall && rightOf(dot) < x - 0.2 * size && readPrint(dot, picture).inkShare > 0.65;
}

/** The smallest box around all ink in a part of the picture. */
function inkBox(box: Box, picture: GreyPicture): Box | undefined {
  const { left, right, top, bottom } = toArea(box, picture);
  let [minX, maxX, minY, maxY] = [right, -1, bottom, -1];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((picture.greys[y * picture.width + x] ?? 255) >= inkGrey) continue;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  }
  return maxX < 0 ? undefined : { x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1 };
}

function toArea(box: Box, picture: GreyPicture): Area {
  return {
    left: Math.max(0, Math.floor(box.x)),
    right: Math.min(picture.width, Math.ceil(rightOf(box))),
    top: Math.max(0, Math.floor(box.y)),
    bottom: Math.min(picture.height, Math.ceil(bottomOf(box))),
  };
}

type Area = { left: number; right: number; top: number; bottom: number };

function runsOf(area: Area, picture: GreyPicture, isDark: boolean): { runs: number[]; pixels: number } {
  const runs: number[] = [];
  let pixels = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    let run = 0;
    for (let x = area.left; x <= area.right; x += 1) {
      const grey = picture.greys[y * picture.width + x] ?? 255;
      if (x < area.right && grey < inkGrey === isDark) {
        run += 1;
        continue;
      }
      if (run > 0) runs.push(run);
      pixels += run;
      run = 0;
    }
  }
  return { runs, pixels };
}
