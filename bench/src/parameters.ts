import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { GoldenSummary } from "@winnow/matching/golden-ladder.ts";
import { parameterTables } from "./parameters/parameter-tables.ts";

type Moved = { table: string; key: string; factor: number };

const factors = [0.8, 1.2];
const workers = 2;

/** Moves each number of the engine's tables by a fifth and shows what that does to the golden ladder. Takes some minutes. */
export async function run(): Promise<void> {
  const before = await ladderWith({ table: "", key: "", factor: 1 });
  print(["as it stands", "", shown(before)]);
  print(["", "value", "a fifth less", "a fifth more"]);
  const numbers = [...parameterTables].flatMap(([table, values]) =>
    Object.entries(values).flatMap(([key, value]) => (value === 0 ? [] : [{ table, key, value }])),
  );
  for (let next = 0; next < numbers.length; next += workers) {
    const rows = numbers.slice(next, next + workers).map(async ({ table, key, value }) => {
      const moved: string[] = [];
      for (const factor of factors) moved.push(change(before, await ladderWith({ table, key, factor })));
      return [`${table}.${key}`, String(value), ...moved];
    });
    for (const row of await Promise.all(rows)) print(row);
  }
}

async function ladderWith(moved: Moved): Promise<GoldenSummary> {
  const worker = new Worker(new URL("./parameters/ladder-with.ts", import.meta.url), { workerData: moved });
  const [summary] = await once(worker, "message");
  return summary;
}

function shown({ status, pairwise, meanGap }: GoldenSummary): string {
  return `status ${status.toFixed(3)}, pairwise ${pairwise.toFixed(3)}, gap ${meanGap.toFixed(1)}`;
}

function change(before: GoldenSummary, after: GoldenSummary): string {
  const by = (key: "status" | "pairwise" | "meanGap", digits: number) => {
    const difference = after[key] - before[key];
    return (difference < 0 ? "" : "+") + difference.toFixed(digits);
  };
  return `${by("status", 3)} ${by("pairwise", 3)} ${by("meanGap", 1)}`;
}

function print([what = "", ...cells]: string[]): void {
  process.stdout.write(`${what.padEnd(40)}${cells.map((cell) => cell.padEnd(24)).join("")}\n`);
}
