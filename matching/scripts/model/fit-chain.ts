import type { LineModel } from "../../src/model/line-model.ts";
import type { LabelledUnits } from "./labelled-units.ts";

/** Added to each count, so that what was never seen stays possible. */
const smoothing = 3;

/** How labels follow each other, counted. */
export function fitChain(examples: LabelledUnits[], count: number): Pick<LineModel, "steps"> {
  const kinds = 1 + examples.reduce((most, { steps }) => Math.max(most, ...steps), 0);
  const counts = Array.from({ length: kinds }, () =>
    Array.from({ length: count }, () => new Array<number>(count).fill(smoothing)),
  );
  for (const { labels, steps } of examples)
    for (const [at, label] of labels.entries()) {
      const before = labels[at - 1] ?? -1;
      const row = counts[steps[at] ?? 2]?.[before];
      if (label !== -1 && row) row[label] = (row[label] ?? 0) + 1;
    }
  const steps = counts.map((step) =>
    step.map((row) => {
      const total = row.reduce((sum, one) => sum + one, 0);
      return row.map((one) => Math.round(Math.log(one / total) * 1e3) / 1e3);
    }),
  );
  return { steps };
}
