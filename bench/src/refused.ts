import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readAdverts } from "@winnow/matching/read-adverts.ts";
import { readUnseenRefusals } from "@winnow/matching/read-refusals.ts";
import { refusedCriterion } from "@winnow/matching/refused-criteria.ts";

/**
 * Which wishes are refused because they may not be asked for: of invented ones that nothing was learned from, and with
 * --data <folder> of labelled adverts as JSON lines, where hardly one should be. --list shows those.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { data: { type: "string" }, list: { type: "boolean", default: false } },
  });
  for (const [group, wishes] of Map.groupBy(readUnseenRefusals(), ({ language, label }) =>
    [language === "en" ? "English" : "other languages", label === "none" ? "fine" : "forbidden"].join(", "),
  ))
    print(
      group,
      wishes.map(({ text }) => text),
    );
  const adverts = values.data ? readAdverts(resolve(values.data)) : [];
  for (const [source, some] of Map.groupBy(adverts, (advert) => advert.source)) {
    const wishes = some.flatMap(({ lines }) =>
      lines.filter(({ truth }) => truth === "must" || truth === "nice").map(({ text }) => text),
    );
    const refused = print(`adverts of ${source}`, wishes);
    if (values.list) for (const text of new Set(refused)) process.stdout.write(`  ${text}\n`);
  }
}

function print(name: string, wishes: string[]): string[] {
  const refused = wishes.filter((text) => refusedCriterion(text));
  process.stdout.write(`${name.padEnd(28)} ${refused.length} of ${wishes.length} refused\n`);
  return refused;
}
