import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { fillDatabase } from "./lists/fill-database.ts";
import { measureLists } from "./lists/measure-lists.ts";
import { startApiProcess } from "./load/start-api-process.ts";
import { startProcess } from "./load/start-process.ts";

/**
 * The list calls of the API beside a bare server on the same rows, in turns: 200 accounts, 200,000 results, 1,000,000
 * entries of the ledger. Options: --only <part of a list's name>, --connections <number> (50), --seconds <number> (2)
 * for each call and turn, --rounds <number> (2).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      only: { type: "string", default: "" },
      connections: { type: "string", default: "50" },
      seconds: { type: "string", default: "2" },
      rounds: { type: "string", default: "2" },
    },
  });
  await withServers((servers) =>
    measureLists(servers, {
      only: values.only,
      connections: Number(values.connections),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
    }),
  );
}

async function withServers(use: (servers: { api: string; bare: string }) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const api = await startApiProcess({ directory, databaseUrl: database.url });
    closers.push(() => api.stop());
    const bare = await startProcess({
      module: new URL("./lists/bare-server.ts", import.meta.url),
      parameters: (port) => [String(port), database.url],
    });
    closers.push(() => bare.stop());
    const before = performance.now();
    await fillDatabase(database.url);
    process.stdout.write(`filled in ${((performance.now() - before) / 1_000).toFixed(0)} s\n\n`);
    await use({ api: api.url, bare: bare.url });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
