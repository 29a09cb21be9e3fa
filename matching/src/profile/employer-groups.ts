import type { Line } from "@winnow/documents/document-text.ts";
import { isDuration } from "./duration.ts";
import { entryLayout } from "./layout-parameters.ts";
import type { JobName } from "./names-of-job.ts";
import { lastDateIn } from "./read-date-range.ts";

/** An employer with how long somebody stayed, above the positions held there: it ends with the next employer, at `to`. */
export type EmployerGroup = { employer: JobName; to: number };

/** How sure it is that what stands above a length of time and several positions is their employer. */
const oddsOfGroup = 0.95;

/** The employers of a section that stand above their positions, as LinkedIn exports them: "Elm Goods", "6 years 5 months". */
export function employerGroups(
  lines: readonly Line[],
  { from, to }: { from: number; to: number },
): EmployerGroup[] {
  const groups: EmployerGroup[] = [];
  for (let line = from; line < to - 1; line += 1) {
    const [name, length] = [lines[line], lines[line + 1]];
    if (!name || !length || name.isBullet || !isDuration(length.text) || lastDateIn(name.text)) continue;
    if (name.text.split(" ").length > entryLayout.maxWordsOfName) continue;
    let next = line + 2;
    while (next < to && !looksLike(lines[next], name)) next += 1;
    // In text without looks all lines are alike: what follows tells of one position alone.
    const isPlain = name.box.height === 0;
    groups.push({
      employer: { line, text: name.text, odds: oddsOfGroup },
      to: isPlain ? line + entryLayout.maxRowsAboveDates : next,
    });
  }
  return groups;
}

function looksLike(one: Line | undefined, other: Line): boolean {
  if (!one) return false;
  const isOneSize = Math.abs(one.fontSize - other.fontSize) < entryLayout.sameSize;
  return isOneSize && one.isBold === other.isBold && !one.isBullet;
}
