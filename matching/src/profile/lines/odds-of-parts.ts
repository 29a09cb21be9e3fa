import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import {
  featuresOfParts,
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
  const alike = withHabit(alone, slotsOfParts(lines, parts, knowledge));
  return oddsOfChain(model, alike, stepsOfParts(lines, parts));
}

/** Others at the same place that count as much as what a part says itself, and the most that they may count together. */
const habit = { others: 3, most: 1 };

/** Each part as it is alone and as the others at the same place of their entries are. */
function withHabit(alone: LabelOdds[], slots: string[]): LabelOdds[] {
  const sums = new Map<string, { odds: Float64Array; count: number }>();
  for (const [at, slot] of slots.entries()) {
    const odds = alone[at] ?? new Float64Array(0);
    const sum = sums.get(slot) ?? { odds: new Float64Array(odds.length), count: 0 };
    for (const [label, odd] of odds.entries()) sum.odds[label] = (sum.odds[label] ?? 0) + odd;
    sum.count += 1;
    sums.set(slot, sum);
  }
  return alone.map((odds, at) => {
    const sum = sums.get(slots[at] ?? "");
    const others = sum ? sum.count - 1 : 0;
    if (!sum || others === 0) return odds;
    const weight = Math.min(habit.most, others / habit.others);
    return odds.map(
      (odd, label) => (odd + (weight * ((sum.odds[label] ?? 0) - odd)) / others) / (1 + weight),
    );
  });
}
