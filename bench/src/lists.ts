import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { administratorUrlOf } from "@winnow/tests/support/administrator.ts";
import { accounts, entriesOfAccount, largeScreeningSize } from "./lists/amounts.ts";
import { fillDatabase } from "./lists/fill-database.ts";
import { measureLedger } from "./lists/measure-ledger.ts";
import { measureLists } from "./lists/measure-lists.ts";
import { measureWeights } from "./lists/measure-weights.ts";
import { startApiProcess } from "./load/start-api-process.ts";
import { startProcess } from "./load/start-process.ts";

/**
 * The list calls and the dashboard of the API beside a bare server on the same rows, in turns: 200 accounts, 200,000 results, 1,000,000
 * entries of the ledger; then other weights for 10,000 results, and the check of the books. Options: --only <part of a
 * list's name>, "weights" or "ledger"; --connections <number> (50), --seconds <number> (2) for each call and turn,
 * --rounds <number> (2), --times <number> (1) for so many times the accounts, of which the calls ask for the first 200.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      only: { type: "string", default: "" },
      connections: { type: "string", default: "50" },
      seconds: { type: "string", default: "2" },
      rounds: { type: "string", default: "2" },
      times: { type: "string", default: "1" },
    },
  });
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const place = { directory, databaseUrl: database.url };
    const api = await startApiProcess(place);
    closers.push(() => api.stop());
    const bare = await startProcess({
      module: new URL("./lists/bare-server.ts", import.meta.url),
      parameters: (port) => [String(port), database.url],
    });
    closers.push(() => bare.stop());
    const startedAt = performance.now();
    await fillDatabase(
      await administratorUrlOf(join(directory, "postgres"), database.url),
      accounts * Number(values.times),
    );
    process.stdout.write(`filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s\n\n`);
    await measureLists(
      { api: api.url, bare: bare.url },
      {
        only: values.only,
        connections: Number(values.connections),
        seconds: Number(values.seconds),
        rounds: Number(values.rounds),
      },
    );
    if ("weights".includes(values.only)) await measureWeights(api, database.url);
    if ("ledger".includes(values.only))
      await measureLedger(place, accounts * Number(values.times) * entriesOfAccount + largeScreeningSize);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
