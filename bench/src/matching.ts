import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureInvariance } from "./matching/measure-invariance.ts";
import { measureLadder } from "./matching/measure-ladder.ts";
import { measureOccupations } from "./matching/measure-occupations.ts";
import { measureProfiles } from "./matching/measure-profiles.ts";
import { measureTextOrder } from "./matching/measure-text-order.ts";
import { stopRecognising } from "./matching/recognise-scan.ts";
import type { Row } from "./matching/row.ts";

const sets: { folder: string; measure: (place: { data: string; scratch: string }) => Promise<Row[]> }[] = [
  { folder: "rank/R5-ladder", measure: (place) => measureLadder(place, "text") },
  { folder: "rank/R5-ladder/pdf", measure: (place) => measureLadder(place, "pdf") },
  { folder: "rank/R5-ladder/layouts.json", measure: measureTextOrder },
  { folder: "rank/R6-invariance", measure: measureInvariance },
  { folder: "rank/R1-occupation", measure: measureOccupations },
  { folder: "parse", measure: measureProfiles },
];

/**
 * Options: --data <folder> with the sets (rank/…, parse/…) and their scorers (scripts/…); --only <part of a set's name>.
 * Sets and scorers that are absent are skipped, and named.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { data: { type: "string" }, only: { type: "string", default: "" } },
  });
  if (!values.data) throw new Error("Say where the data is: --data <folder>");
  const data = resolve(values.data);
  const scratch = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  try {
    print(["", "floor", "target", "ours"]);
    for (const { folder, measure } of sets.filter((set) => set.folder.includes(values.only))) {
      if (!existsSync(join(data, folder))) {
        process.stdout.write(`${folder}: absent, skipped\n`);
        continue;
      }
      for (const { what, floor, target, ours } of await measure({ data, scratch }))
        print([what, floor, target, ours]);
    }
  } finally {
    await stopRecognising();
    await rm(scratch, { recursive: true, force: true });
  }
}

function print([what, ...cells]: string[]): void {
  const line = (what ?? "").padEnd(54) + cells.map((cell) => ` ${cell.padEnd(25)}`).join("");
  process.stdout.write(`${line.trimEnd()}\n`);
}
