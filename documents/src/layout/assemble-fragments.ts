import { filterOrSame } from "../filter-or-same.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import type { Fragment } from "./fragment.ts";
import { toFragment } from "./fragment-of-run.ts";
import { mergeRuns } from "./merge-runs.ts";
import { partRuns } from "./part-runs.ts";
import { continuesTurned, continuesUpright, splitIntoRuns } from "./split-into-runs.ts";
import type { RuledTable } from "./tables/ruled-table.ts";

/**
 * Joins the characters of one page into fragments, in no particular order, of which none reaches over the border of a
 * cell. Lists lose their markers.
 */
export function assembleFragments(
  characters: readonly Character[],
  tables: readonly RuledTable[] = [],
): Fragment[] {
  const upright = filterOrSame(characters, (character) => character.style.quarterTurns === 0);
  const turned = filterOrSame(
    upright === characters ? [] : characters,
    ({ style }) => style.quarterTurns !== 0,
  );
  const merged = partRuns(mergeRuns(splitIntoRuns(upright, continuesUpright)), tables);
  return [...merged, ...splitIntoRuns(turned, continuesTurned)].flatMap(toFragment);
}
