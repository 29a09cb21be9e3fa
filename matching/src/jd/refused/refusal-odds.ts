import { type LineModel, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { refusalFeatures } from "./refusal-features.ts";
import { type RefusalLabel, refusalLabels } from "./refusal-labels.ts";
import packed from "./refusal-model.json" with { type: "json" };

let model: LineModel | null = null;

/**
 * How likely a wish is about each of what may not be asked for, and about nothing of that; 0 to 1, 1 in sum. What has
 * no letters is about nothing.
 */
export function refusalOdds(text: string): ReadonlyMap<RefusalLabel, number> {
  if (!/\p{L}/u.test(text)) return new Map([["none", 1]]);
  model ??= unpack(packed, refusalLabels);
  const odds = oddsOfUnit(model, refusalFeatures(text));
  return new Map(refusalLabels.map((label, at) => [label, odds[at] ?? 0]));
}
