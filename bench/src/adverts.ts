import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isKeptForMeasuring } from "@winnow/matching/part-of-adverts.ts";
import { readAdverts } from "@winnow/matching/read-adverts.ts";
import { readOwnAdverts } from "@winnow/matching/read-own-adverts.ts";
import { measureLines } from "./adverts/measure-lines.ts";

/**
 * Options: --data <folder> with labelled adverts as JSON lines; without it our own invented ones alone are measured.
 * --most <adverts of a source>, --only <part of a source's name>.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      data: { type: "string" },
      most: { type: "string", default: "80" },
      only: { type: "string", default: "" },
    },
  });
  const all = [...(values.data ? readAdverts(resolve(values.data)) : []), ...readOwnAdverts()];
  const kept = all.filter(isKeptForMeasuring(all)).filter(({ source }) => source.includes(values.only));
  const groups = Map.groupBy(kept, ({ source, language }) => `${source} ${language}`);
  const rows = [...groups].map(([name, adverts]) => {
    const some = adverts.slice(0, Number(values.most));
    return {
      name,
      adverts: some.length,
      withHeadings: measureLines(some, { hasHeadings: true }),
      without: measureLines(some, { hasHeadings: false }),
    };
  });
  process.stdout.write(
    `${"".padEnd(20)} adverts   with headings: R / P / F1 / kind / P of checked / R with checked, then without\n`,
  );
  for (const { name, adverts, withHeadings, without } of rows)
    print(name, `${adverts}`, [...figures(withHeadings), ...figures(without)]);
  const mean = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  print("mean of the rows", "", [
    ...keys.map((key) => mean(({ withHeadings }) => withHeadings[key])),
    ...keys.map((key) => mean(({ without }) => without[key])),
  ]);
}

const keys = ["recall", "precision", "f1", "kind", "checkPrecision", "recallWithChecked"] as const;

function figures(measured: Record<(typeof keys)[number], number>): number[] {
  return keys.map((key) => measured[key]);
}

function print(name: string, adverts: string, values: number[]): void {
  const cells = values.map((value) => value.toFixed(3).replace(/^0/, "").padStart(8));
  process.stdout.write(`${name.padEnd(20)}${adverts.padStart(8)}${cells.join("")}\n`);
}
