import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { LabelledAdvert } from "@winnow/matching/labelled-advert.ts";
import { isKeptForMeasuring } from "@winnow/matching/part-of-adverts.ts";
import { readAdverts } from "@winnow/matching/read-adverts.ts";
import { readOwnAdverts, readUnseenAdverts } from "@winnow/matching/read-own-adverts.ts";
import { measureLines } from "./adverts/measure-lines.ts";

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

function printRows(groups: Map<string, LabelledAdvert[]>, most: number): void {
  const rows = [...groups].map(([name, adverts]) => {
    const some = adverts.slice(0, most);
    return {
      name,
      adverts: some.length,
      withHeadings: measureLines(some, { hasHeadings: true }),
      without: measureLines(some, { hasHeadings: false }),
    };
  });
  if (rows.length === 0) return;
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
