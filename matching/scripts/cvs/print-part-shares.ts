import { type LineModel, oddsOfChain, oddsOfUnit } from "../../src/model/line-model.ts";
import { oddOfNew, oddsOfKinds } from "../../src/profile/lines/part-odds.ts";
import type { LabelledUnits } from "../model/labelled-units.ts";

/** Prints how many parts are taken for what they are, and how many beginnings of entries are found and right. */
export function printPartShares(
  model: LineModel,
  labelNames: readonly string[],
  kept: readonly LabelledUnits[],
): void {
  const counts = { parts: 0, kinds: 0, beginnings: 0, found: 0, right: 0 };
  for (const { features, steps, labels: truth } of kept) {
    const odds = oddsOfChain(
      model,
      features.map((one) => oddsOfUnit(model, one)),
      steps,
    );
    for (const [at, own] of odds.entries()) {
      const label = truth[at] ?? 0;
      const kinds = oddsOfKinds(own);
      const isNew = labelNames[label]?.startsWith("new ") ?? false;
      const isFound = oddOfNew(own) > 0.5;
      counts.parts += 1;
      const likeliest = labelNames.at(kinds.indexOf(Math.max(...kinds)) - kinds.length);
      if (likeliest === labelNames[label]?.replace(/^(?:new|more) /u, "")) counts.kinds += 1;
      if (isNew) counts.beginnings += 1;
      if (isFound) counts.found += 1;
      if (isFound && isNew) counts.right += 1;
    }
  }
  const share = (one: number, all: number) => (one / all).toFixed(3);
  console.log(
    `${counts.parts} parts: kind ${share(counts.kinds, counts.parts)}; beginnings: recall ${share(counts.right, counts.beginnings)}, precision ${share(counts.right, counts.found)}; ${model.keys.length} features`,
  );
}
