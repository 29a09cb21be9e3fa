import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { LabelledAdvert } from "@winnow/matching/labelled-advert.ts";
import { isKeptForMeasuring } from "@winnow/matching/part-of-adverts.ts";
import { readAdverts } from "@winnow/matching/read-adverts.ts";
import { readOwnAdverts, readUnseenAdverts } from "@winnow/matching/read-own-adverts.ts";
import { type MeasuredLines, measureLines } from "./adverts/measure-lines.ts";

/**
 * Adverts kept aside of those that were learned from, and others that nothing was learned from ("unseen").
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
  process.stdout.write(
    `${"".padEnd(20)} adverts   with headings: R / P / F1 / kind / P of checked / R with checked, then without\n`,
  );
  for (const adverts of [all.filter(isKeptForMeasuring(all)), readUnseenAdverts()]) {
    const some = adverts.filter(({ source }) => source.includes(values.only));
    printRows(
      Map.groupBy(some, ({ source, language }) => `${source} ${language}`),
      Number(values.most),
    );
  }
}

type Row = { name: string; adverts: number; withHeadings: MeasuredLines; without: MeasuredLines };

function measureRow(name: string, adverts: LabelledAdvert[]): Row {
  return {
    name,
    adverts: adverts.length,
    withHeadings: measureLines(adverts, { hasHeadings: true }),
    without: measureLines(adverts, { hasHeadings: false }),
  };
}

function printRows(groups: Map<string, LabelledAdvert[]>, most: number): void {
  const some = [...groups].map(([name, adverts]): [string, LabelledAdvert[]] => [
    name,
    adverts.slice(0, most),
  ]);
  if (some.length === 0) return;
  const rows = some.map(([name, adverts]) => measureRow(name, adverts));
  const together = measureRow(
    "together",
    some.flatMap(([, adverts]) => adverts),
  );
  for (const { name, adverts, withHeadings, without } of [...rows, together])
    print(name, `${adverts}`, [...figures(withHeadings), ...figures(without)]);
  const mean = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
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
