import { bottomOf, rightOf } from "../box.ts";
import { contrast, luminanceOver } from "../contrast.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import { luminanceAt, type RegionPicture } from "./region-picture.ts";

const minContrast = 1.5;
/** Below this nothing at all can be made out where the character stands. */
const noContrast = 1.15;
/** A character of its background's colour may still be seen by something in its place, if that fills this share. */
const inkShare = 0.08;
/** Share of a stretch that must be without a trace to call it covered: some glyphs have no ink. */
const coveredShare = 0.8;

type Look = { isGroundColoured: boolean; isBlank: boolean };

/**
 * Sets `hidden` on characters of which the picture shows nothing: those of the colour of what is really behind
 * them, and those that something covers, cuts off or switches off.
 */
export function assessByPicture(stretches: readonly Character[][], picture: RegionPicture): void {
  for (const stretch of stretches) {
    const looks = stretch.map((character) => lookAt(character, picture));
    const blank = looks.filter((look) => look.isBlank && !look.isGroundColoured).length;
    const isCovered = blank > 0 && blank >= coveredShare * stretch.length;
    for (const [index, character] of stretch.entries()) {
      if (looks[index]?.isGroundColoured) character.hidden = "same colour as its background";
      else if (isCovered) character.hidden = "covered";
    }
  }
}

/** Characters on one line in one colour that are not known to be hidden. */
export function stretchesOf(characters: readonly Character[]): Character[][] {
  const stretches: Character[][] = [];
  let previous: Character | undefined;
  for (const character of characters) {
    // The text layer of a scan is not drawn; the words are in the image.
    if (
      character.hidden !== undefined ||
      character.style.renderMode === 3 ||
      character.style.colour.alpha === 0
    ) {
      previous = undefined;
      continue;
    }
    const isContinued =
      previous !== undefined &&
      !character.breakBefore &&
      Math.abs(previous.baseline - character.baseline) < 1 &&
      isSameColour(previous, character);
    if (isContinued) stretches.at(-1)?.push(character);
    else stretches.push([character]);
    previous = character;
  }
  return stretches;
}

function isSameColour(one: Character, other: Character): boolean {
  const [a, b] = [one.style.colour, other.style.colour];
  return a.red === b.red && a.green === b.green && a.blue === b.blue;
}

function lookAt(character: Character, picture: RegionPicture): Look {
  const area = areaOf(character, picture);
  const background = backgroundOf(area, picture);
  const { colour } = character.style;
  const nominal = contrast(luminanceOver(colour, { opacity: colour.alpha / 255, background }), background);
  let strongest = 1;
  let inked = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const pixel = luminanceAt(picture, x, y);
      const difference = contrast(pixel, background);
      if (difference > strongest) strongest = difference;
      if (difference >= minContrast) inked += 1;
    }
  }
  const size = Math.max(1, (area.bottom - area.top) * (area.right - area.left));
  return {
    isGroundColoured: nominal < minContrast && inked < inkShare * size,
    isBlank: strongest < noContrast,
  };
}

type Area = { left: number; top: number; right: number; bottom: number };

function areaOf(character: Character, picture: RegionPicture): Area {
  const { box } = character;
  const { scale, left, top, width, height } = picture;
  return {
    left: Math.min(width - 1, Math.max(0, Math.floor(box.x * scale) - left)),
    top: Math.min(height - 1, Math.max(0, Math.floor(box.y * scale) - top)),
    right: Math.min(width, Math.max(1, Math.ceil(rightOf(box) * scale) - left)),
    bottom: Math.min(height, Math.max(1, Math.ceil(bottomOf(box) * scale) - top)),
  };
}

const shades = 32;
const shadeCounts = new Uint16Array(shades);
const shadeSums = new Float64Array(shades);

/** Luminance of what lies around a character: the most frequent shade on the edge of its box. */
function backgroundOf(area: Area, picture: RegionPicture): number {
  shadeCounts.fill(0);
  shadeSums.fill(0);
  for (let x = area.left; x < area.right; x += 1) {
    countShade(picture, x, area.top);
    countShade(picture, x, area.bottom - 1);
  }
  for (let y = area.top + 1; y < area.bottom - 1; y += 1) {
    countShade(picture, area.left, y);
    countShade(picture, area.right - 1, y);
  }
  let most = 0;
  for (let shade = 1; shade < shades; shade += 1) {
    if ((shadeCounts[shade] ?? 0) > (shadeCounts[most] ?? 0)) most = shade;
  }
  return (shadeSums[most] ?? 0) / Math.max(1, shadeCounts[most] ?? 1);
}

function countShade(picture: RegionPicture, x: number, y: number): void {
  const pixel = luminanceAt(picture, x, y);
  const shade = Math.min(shades - 1, Math.floor(Math.sqrt(pixel) * shades));
  shadeCounts[shade] = (shadeCounts[shade] ?? 0) + 1;
  shadeSums[shade] = (shadeSums[shade] ?? 0) + pixel;
}
