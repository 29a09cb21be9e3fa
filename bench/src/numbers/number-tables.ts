import * as evidence from "@winnow/matching/evidence-numbers.ts";
import * as score from "@winnow/matching/score-numbers.ts";
import * as work from "@winnow/matching/work-numbers.ts";

export type NumberTable = Record<string, number>;

/** The engine's tables by the names of their modules. What is a table is moved; single numbers are units. */
export const numberTables: Map<string, NumberTable> = new Map(
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
