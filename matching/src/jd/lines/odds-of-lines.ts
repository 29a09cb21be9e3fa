import { knows, type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { type AdvertLine, unitsOf } from "./advert-units.ts";
import { lineLabels } from "./line-label.ts";
import packed from "./line-model.json" with { type: "json" };
import { stepsOf } from "./steps-of.ts";
import { featuresOfUnits, wordFeature } from "./unit-features.ts";

let model: LineModel | null = null;

/** How likely each sentence of each line says what: by line, then by sentence; none for an empty line. */
export function oddsOfLines(lines: AdvertLine[]): LabelOdds[][] {
  const learned = learnedModel();
  const units = unitsOf(lines);
  const alone = featuresOfUnits(units).map((features) => oddsOfUnit(learned, features));
  const found = oddsOfChain(learned, alone, stepsOf(units));
  const ofLines: LabelOdds[][] = lines.map(() => []);
  for (const [index, { line }] of units.entries()) {
    const odds = found[index];
    if (odds) ofLines[line]?.push(odds);
  }
  return ofLines;
}

/** Of folded words, how many were met in learning, 0 to 1; 1 of none. */
export function shareOfLearnedWords(words: string[]): number {
  const learned = learnedModel();
  const known = words.filter((word) => knows(learned, wordFeature(word)));
  return words.length === 0 ? 1 : known.length / words.length;
}

function learnedModel(): LineModel {
  model ??= unpack(packed, lineLabels);
  return model;
}
