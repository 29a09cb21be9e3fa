import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import {
  type DegreePart,
  featuresOfDegreeParts,
  slotsOfDegreeParts,
  stepsOfDegreeParts,
} from "./degree-part-features.ts";
import { degreePartLabels } from "./degree-part-label.ts";
import packed from "./degree-part-model.json" with { type: "json" };

let model: LineModel | null = null;

/** How likely each part of the lines of a section is what (`degreePartLabels`), by itself, its like and its neighbours. */
export function oddsOfDegreeParts(lines: readonly Line[], parts: readonly DegreePart[]): LabelOdds[] {
  if (parts.length === 0) return [];
  model ??= unpack(packed, degreePartLabels);
  const learned = model;
  const alone = featuresOfDegreeParts(lines, parts).map((features) => oddsOfUnit(learned, features));
  const alike = withHabit(alone, slotsOfDegreeParts(lines, parts));
  return oddsOfChain(learned, alike, stepsOfDegreeParts(lines, parts));
}

/** Others at the same place that count as much as what a part says itself, and the most that they may count together. */
const habit = { others: 3, most: 1 };

/** Each part as it is alone and as the others at the same place of their entries are. */
function withHabit(alone: LabelOdds[], slots: string[]): LabelOdds[] {
  const sums = new Map<string, { odds: Float64Array; count: number }>();
  for (const [at, slot] of slots.entries()) {
    const odds = alone[at] ?? new Float64Array(degreePartLabels.length);
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
