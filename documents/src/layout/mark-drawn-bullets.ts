import { bottomOf, rightOf } from "../box.ts";
import type { Box } from "../document-text.ts";
import type { Fragment } from "./fragment.ts";

/** Largest list marker and furthest distance to its text, in font sizes. */
const maxMarker = 0.6;
const furthestMarker = 2;
/** Markers nearer to each other on a row, in font sizes, are a rating. */
const ratingGap = 3;

/**
 * Sets `isBullet` on fragments that begin beside a small square or dot that the page draws as a shape. Bold text
 * beside a dot is a station of a timeline, not an item of a list.
 */
export function markDrawnBullets(fragments: Fragment[], bullets: readonly Box[]): Fragment[] {
  if (bullets.length === 0) return fragments;
  return fragments.map((fragment) => {
    const isListed = !fragment.isBold && bullets.some((bullet) => isMarkerOf(bullet, fragment, bullets));
    return isListed ? { ...fragment, isBullet: true } : fragment;
  });
}

function isMarkerOf(bullet: Box, { box, baseline, fontSize }: Fragment, bullets: readonly Box[]): boolean {
  const middle = bullet.y + bullet.height / 2;
  const gap = box.x - rightOf(bullet);
  return (
    bullet.height <= maxMarker * fontSize &&
    gap > 0 &&
    gap <= furthestMarker * fontSize &&
    middle > baseline - 0.8 * fontSize &&
    middle < baseline &&
    !bullets.some((other) => other !== bullet && areRating(bullet, other, fontSize))
  );
}

function areRating(one: Box, other: Box, fontSize: number): boolean {
  const isSameRow = one.y < bottomOf(other) && other.y < bottomOf(one);
  return isSameRow && Math.abs(one.x - other.x) < ratingGap * fontSize;
}
