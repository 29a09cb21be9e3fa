import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { headerRowsOf } from "./header-rows.ts";
import {
  featuresOfParts,
  type Habit,
  type LinePart,
  type PartKnowledge,
  slotsOfParts,
  stepsOfParts,
} from "./part-features.ts";

/** How likely each part of the lines of a section is what (the labels of the model), by itself, its like and its neighbours. */
export function oddsOfParts(
  lines: readonly Line[],
  parts: readonly LinePart[],
  { model, knowledge }: { model: LineModel; knowledge: PartKnowledge },
): LabelOdds[] {
  if (parts.length === 0) return [];
  const alone = featuresOfParts(lines, parts, knowledge).map((features) => oddsOfUnit(model, features));
  const alike = withHabit(alone, slotsOfParts(lines, parts, knowledge), knowledge.habit);
  const headerRows = headerRowsOf(lines);
  return oddsOfChain(model, alike, stepsOfParts(lines, parts)).map((odds, at) =>
    headerRows.has(parts[at]?.line ?? -1) ? asOther(odds) : odds,
  );
}

/** As if nothing could be but the last label: part of no name. */
function asOther(odds: LabelOdds): LabelOdds {
  return odds.map((_, label) => (label === odds.length - 1 ? 1 : 0));
}

/** The most that others count together, where what a part says itself counts 1. */
const mostOfOthers = 1;

/** Each part as it is alone and as the others at the same place, and in the same row, of their entries are. */
function withHabit(
  alone: LabelOdds[],
  slots: { place: string; row: string }[],
  { others, ofRow }: Habit,
): LabelOdds[] {
  const places = sumsOf(alone, (at) => slots[at]?.place);
  const rows = ofRow > 0 ? sumsOf(alone, (at) => slots[at]?.row) : places;
  return alone.map((odds, at) => {
    const [place, row] = [places[at], rows[at]];
    if (!place || !row) return odds;
    const count = place.count - 1 + ofRow * (row.count - 1);
    if (count === 0) return odds;
    const weight = Math.min(mostOfOthers, count / others);
    return odds.map((odd, label) => {
      const sum = (place.odds[label] ?? odd) - odd + ofRow * ((row.odds[label] ?? odd) - odd);
      return (odd + (weight * sum) / count) / (1 + weight);
    });
  });
}

type Sum = { odds: Float64Array; count: number };

/** For each part what all those of its slot are together, itself among them. */
function sumsOf(alone: LabelOdds[], slotAt: (at: number) => string | undefined): Sum[] {
  const sums = new Map<string, Sum>();
  return alone.map((odds, at) => {
    const slot = slotAt(at) ?? "";
    const sum = sums.get(slot) ?? { odds: new Float64Array(odds.length), count: 0 };
    for (const [label, odd] of odds.entries()) sum.odds[label] = (sum.odds[label] ?? 0) + odd;
    sum.count += 1;
    sums.set(slot, sum);
    return sum;
  });
}
