import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@winnow/server/config/config.ts";
import type { ProcessPools } from "@winnow/server/open-process-pools.ts";
import { serverRole } from "@winnow/server/platform/database/server-role.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { type Running, start } from "@winnow/server/start.ts";
import pg from "pg";
import { inject } from "vitest";
import { templateName } from "./global-setup.ts";
import { ledgerFaults } from "./ledger.ts";
import { lendPools } from "./lent-pools.ts";

export type TestWinnow = {
  url: string;
  databaseUrl: string;
  /** The variables it was started with, for a second process on the same database and files. */
  environment: Record<string, string>;
  pool: pg.Pool;
  services: Running["services"];
  stop: () => Promise<void>;
};

/**
 * The whole product on a database of its own, cloned from the migrated template, on a port of its own. `stop` fails
 * when the ledger does not add up: whatever a test did, that has to hold.
 */
export async function startWinnow(variables: Record<string, string> = {}): Promise<TestWinnow> {
  const databaseUrl = await cloneDatabase();
  const directory = await mkdtemp(join(tmpdir(), "winnow-data-"));
  const port = await freePort();
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    PORT: String(port),
    LOG_LEVEL: "silent",
    ...variables,
  };
  const running = await start(readConfig(environment), sharedPools(variables));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    environment,
    pool,
    services: running.services,
    stop: async () => {
      await running.stop();
      await pool.end();
      const faults = await ledgerFaults({ databaseUrl });
      await rm(directory, { recursive: true, force: true });
      if (faults.length > 0) {
        throw new Error(`The ledger does not add up:\n${faults.join("\n")}`);
      }
    },
  };
}

/** Whoever says how many processes shall read has those. */
function sharedPools(variables: Record<string, string>): { pools?: ProcessPools } {
  return "READING_PROCESSES" in variables ? {} : { pools: lendPools() };
}

/** A process of its own that only works on jobs, on the same database and files; here inside the test's process. */
export async function startWorker(winnow: TestWinnow): Promise<{ stop: () => Promise<void> }> {
  return start(readConfig({ ...winnow.environment, ROLE: "worker" }), sharedPools(winnow.environment));
}

/** Another process that only answers calls, on the same database and files; here inside the test's process. */
export async function startApi(winnow: TestWinnow): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const { stop } = await start(readConfig({ ...winnow.environment, ROLE: "api", PORT: String(port) }));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** A database cloned from the migrated template. */
export function cloneDatabase(): Promise<string> {
  return createDatabase(`template ${templateName} strategy file_copy`);
}

/** A database of the role that the server works in; empty unless `options` say otherwise. */
export async function createDatabase(options = ""): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: inject("administratorUrl") });
  await client.connect();
  await client.query(`create database ${name} owner ${serverRole} ${options}`);
  await client.end();
  const url = new URL(inject("databaseUrl"));
  url.pathname = name;
  return url.href;
}

/** As the superuser, whom nothing in the database holds back, on the same database as `databaseUrl`. */
export function asAdministrator(databaseUrl: string): string {
  const url = new URL(inject("administratorUrl"));
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}
