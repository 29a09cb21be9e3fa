import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { featuresOfCvLines, stepsOfCvLines } from "./cv-line-features.ts";
import { cvLineLabels } from "./cv-line-label.ts";
import packed from "./cv-line-model.json" with { type: "json" };

let model: LineModel | null = null;

/** How likely each line of a CV is what (`cvLineLabels`), in the order of the lines. */
export function oddsOfCvLines(lines: readonly Line[]): LabelOdds[] {
  model ??= unpack(packed, cvLineLabels);
  const learned = model;
  // A line that is said again tells nothing more.
  const once = lines.filter(({ text }, index) => text !== lines[index - 1]?.text);
  const alone = featuresOfCvLines(once).map((features) => oddsOfUnit(learned, features));
  const odds = oddsOfChain(learned, alone, stepsOfCvLines(once));
  let at = -1;
  return lines.flatMap(({ text }, index) => {
    if (text !== lines[index - 1]?.text) at += 1;
    return odds[at] ?? [];
  });
}
