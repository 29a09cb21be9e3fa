import { parseArgs } from "node:util";
import { printRow } from "./load/summary.ts";
import { measureInstallation } from "./scale/measure-installation.ts";

const sizes = [
  { apis: 1, workers: 1 },
  { apis: 1, workers: 2 },
  { apis: 1, workers: 4 },
  { apis: 2, workers: 4 },
];
const megabyte = 1024 * 1024;

/**
 * Screenings of four accounts from the first upload to the last result, on PostgreSQL and an object store, with more and
 * more processes on this one machine: how fast, and what of the processors, of memory and of disk each CV takes where.
 * The last row is a pile of another size on the second of the installations. Options: --count <CVs> (1000), --pile <CVs
 * of the last row; 0 leaves it out> (10000), --minutes <at most for each row> (30).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      count: { type: "string", default: "1000" },
      pile: { type: "string", default: "10000" },
      minutes: { type: "string", default: "30" },
    },
  });
  const pile = Number(values.pile);
  const rows = [
    ...sizes.map((size) => ({ ...size, cvs: Number(values.count) })),
    ...(pile > 0 ? [{ apis: 1, workers: 2, cvs: pile }] : []),
  ];
  printRow([
    "processor ms a CV",
    "CVs",
    "CVs/s",
    "API",
    "workers",
    "PostgreSQL",
    "store",
    "worker MB",
    "reader MB",
    "rows kB/CV",
    "files kB/CV",
  ]);
  let tables: string[] = [];
  for (const { apis, workers, cvs } of rows) {
    const measured = await measureInstallation({ apis, workers }, { cvs, minutes: Number(values.minutes) });
    const ofCv = (seconds: number) => ((seconds * 1_000) / cvs).toFixed(1);
    const { processor, memory, bytes } = measured;
    printRow([
      `${apis} ${apis === 1 ? "API" : "APIs"}, ${workers} ${workers === 1 ? "worker" : "workers"}`,
      String(cvs),
      (cvs / measured.seconds).toFixed(1),
      ofCv(processor.apis),
      ofCv(processor.workers),
      ofCv(processor.database),
      ofCv(processor.store),
      (memory.worker / megabyte).toFixed(0),
      (memory.reader / megabyte).toFixed(0),
      (bytes.rows / cvs / 1_000).toFixed(1),
      (bytes.files / cvs / 1_000).toFixed(1),
    ]);
    tables = measured.tables.map(({ name, bytes }) => `${name} ${(bytes / cvs / 1_000).toFixed(1)}`);
  }
  process.stdout.write(`\nof the last, kB a CV with indexes: ${tables.join(", ")}\n`);
}
