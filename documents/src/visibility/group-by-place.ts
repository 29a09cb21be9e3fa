import { unionBox } from "../box.ts";
import type { Box } from "../document-text.ts";
import type { Character } from "../pdfium/pdf-character.ts";

/**
 * A picture of its own costs about as much as drawing this much more of a page, in square points: 0.05 ms beside
 * 15 ns per square point, measured on printed CVs.
 */
const costOfPicture = 3_500;

export type PlacedStretches = { region: Box; stretches: Character[][] };

/** Puts stretches together that are cheaper to draw in one picture than in two. */
export function groupByPlace(stretches: readonly Character[][]): PlacedStretches[] {
  const groups: PlacedStretches[] = [];
  for (const stretch of stretches) {
    const region = unionBox(stretch.map(({ box }) => box));
    const last = groups.at(-1);
    const joined = last && unionBox([last.region, region]);
    if (last && joined && area(joined) <= area(last.region) + area(region) + costOfPicture) {
      last.region = joined;
      last.stretches.push(stretch);
    } else groups.push({ region, stretches: [stretch] });
  }
  return groups;
}

function area({ width, height }: Box): number {
  return width * height;
}
