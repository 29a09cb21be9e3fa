import type { DateCell } from "./date-cell.ts";
import { entryLayout } from "./layout-parameters.ts";

/** Lines side by side, with the dates of a job that they hold, and how likely they begin one. */
export type HeadRow = { from: number; to: number; isBody: boolean; cell: DateCell | null; beginning: number };

/** Other jobs of the CV that count as much as what a row says itself. */
const jobsOfHabit = 2;
/** No row begins a job, or does not, for certain. */
const least = 1e-3;

/**
 * The row that each job begins with, of those from above its dates (`anchors`) to them: jobs of one CV mostly begin as
 * many rows above their dates as the others do.
 */
export function jobBeginnings(rows: readonly HeadRow[], anchors: readonly number[]): number[] {
  const shares = anchors.map((anchor, index) => sharesOfRows(rows, anchor, anchors[index - 1] ?? -1));
  return anchors.map((anchor, index) => {
    const own = shares[index] ?? [];
    const others = shares.filter((_, other) => other !== index);
    const weight = Math.min(1, others.length / jobsOfHabit);
    const likely = own.map((share, above) => {
      const sum = others.reduce((total, one) => total + (one[above] ?? 0), 0);
      return share * ((sum + least) / (others.length + least)) ** weight;
    });
    return anchor - likely.indexOf(Math.max(...likely));
  });
}

/** How likely the job begins with its row of dates, with the row above, and so on up to text or to the job above. */
function sharesOfRows(rows: readonly HeadRow[], anchor: number, before: number): number[] {
  const odds: number[] = [];
  for (let row = anchor; row > before && row >= anchor - entryLayout.maxRowsAboveDates; row -= 1) {
    const own = rows[row];
    if (!own || (own.isBody && row !== anchor)) break;
    odds.push(Math.max(least, own.beginning) / Math.max(least, 1 - own.beginning));
  }
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / sum);
}
