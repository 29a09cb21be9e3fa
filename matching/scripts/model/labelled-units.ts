import type { UnitFeatures } from "../../src/model/feature-set.ts";
import type { Step } from "../../src/model/line-model.ts";

/** The units of one text as they are learned from: labels by their place in the model's list, -1 where nobody says it. */
export type LabelledUnits = {
  /** The same for all layouts of one text. */
  text: unknown;
  features: UnitFeatures[];
  steps: Step[];
  labels: number[];
};
