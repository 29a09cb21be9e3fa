import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { beginningsOfCvLines, featuresOfCvLines, stepsOfCvLines } from "./cv-line-features.ts";
import { cvLineLabels } from "./cv-line-label.ts";
import packed from "./cv-line-model.json" with { type: "json" };

let model: LineModel | null = null;

/** Of a line that says nothing. */
export const noOdds: LabelOdds = new Float64Array(0);

/**
 * How likely each line of a CV is what (`cvLineLabels`), in the order of the lines; `leftOut` are those that are not for
 * people: they say nothing of their neighbours either.
 */
export function oddsOfCvLines(lines: readonly Line[], leftOut: ReadonlySet<number> = new Set()): LabelOdds[] {
  model ??= unpack(packed, cvLineLabels);
  const learned = model;
  const read = lines.filter((_, index) => !leftOut.has(index));
  // A line that is said again tells nothing more.
  const once = read.filter(({ text }, index) => text !== read[index - 1]?.text);
  const alone = featuresOfCvLines(once).map((features) => oddsOfUnit(learned, features));
  const steps = stepsOfCvLines(once);
  const beginnings = [0, ...beginningsOfCvLines(once).filter((at) => at > 0), once.length];
  const odds = beginnings
    .slice(1)
    .flatMap((end, at) =>
      oddsOfChain(learned, alone.slice(beginnings[at], end), steps.slice(beginnings[at], end)),
    );
  let at = -1;
  let before: string | undefined;
  return lines.map(({ text }, index) => {
    if (leftOut.has(index)) return noOdds;
    if (text !== before) at += 1;
    before = text;
    return odds[at] ?? noOdds;
  });
}
