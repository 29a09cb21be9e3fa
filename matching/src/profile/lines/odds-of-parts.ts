import { type LabelOdds, type LineModel, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import {
  type EntryPartLabel,
  entryPartLabels,
  featuresOfParts,
  type PlacedPart,
} from "./entry-part-features.ts";
import packed from "./entry-part-model.json" with { type: "json" };

let model: LineModel | null = null;

/** How likely each part of the head of a job is its title, its employer or something else. */
export function oddsOfParts(parts: PlacedPart[]): Record<EntryPartLabel, number>[] {
  model ??= unpack(packed, entryPartLabels);
  const learned = model;
  return featuresOfParts(parts).map((features) => named(oddsOfUnit(learned, features)));
}

function named(odds: LabelOdds): Record<EntryPartLabel, number> {
  const [title = 0, employer = 0, other = 0] = odds;
  return { title, employer, other };
}
