import { quantile } from "../quantile.ts";
import type { Load } from "./send-load.ts";

/** What several loads of the same calls come to. */
export function summaryOf(loads: Load[]): { rate: number; p50: number; p95: number } {
  const latencies = loads.flatMap((load) => load.latencies).sort((a, b) => a - b);
  const seconds = loads.reduce((sum, load) => sum + load.seconds, 0);
  return {
    rate: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
  };
}

export function printRow([what, ...cells]: string[]): void {
  process.stdout.write(`${(what ?? "").padEnd(34)}${cells.map((cell) => cell.padStart(13)).join("")}\n`);
}
