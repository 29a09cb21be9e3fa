import * as evidence from "@winnow/matching/evidence-parameters.ts";
import * as score from "@winnow/matching/score-parameters.ts";
import * as work from "@winnow/matching/work-parameters.ts";

export type NumberTable = Record<string, number>;

/** The engine's tables by the names of their modules. What is a table is moved; single numbers are units. */
export const parameterTables: Map<string, NumberTable> = new Map(
  Object.entries({ evidence, work, score }).flatMap(([module, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isTable(value) ? [[`${module}.${name}`, value] as const] : [],
    ),
  ),
);

function isTable(value: unknown): value is NumberTable {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => typeof one === "number")
  );
}
