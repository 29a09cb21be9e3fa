import type { Box } from "./document-text.ts";

/** The smallest box around all boxes; a box of size 0 at the origin when there is none. */
export function unionBox(boxes: readonly Box[]): Box {
  const [first] = boxes;
  if (first === undefined) return { x: 0, y: 0, width: 0, height: 0 };
  let left = first.x;
  let top = first.y;
  let right = first.x + first.width;
  let bottom = first.y + first.height;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Makes a box large enough for another one. */
export function extendBox(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}

export function rightOf(box: Box): number {
  return box.x + box.width;
}

export function bottomOf(box: Box): number {
  return box.y + box.height;
}

export function hasMiddleOf(outer: Box, inner: Box): boolean {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < rightOf(other) && other.x < rightOf(one) && one.y < bottomOf(other) && other.y < bottomOf(one)
  );
}

export function growBox({ x, y, width, height }: Box, distance: number): Box {
  return { x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance };
}
