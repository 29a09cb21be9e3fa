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

export function rightOf(box: Box): number {
  return box.x + box.width;
}

export function bottomOf(box: Box): number {
  return box.y + box.height;
}
