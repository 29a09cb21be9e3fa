import type { Line } from "@winnow/documents/document-text.ts";
import { lineLayout } from "./layout-parameters.ts";

/** Whether a gap parts a line from the one above; documents of word processors say how large type is, and not how high lines are. */
export function isApart(line: Line): boolean {
  return line.gapAbove > heightOf(line) * lineLayout.gapApart;
}

/** In points; 0 in pasted text. */
export function heightOf({ box, fontSize }: Line): number {
  return box.height === 0 ? fontSize : box.height;
}
