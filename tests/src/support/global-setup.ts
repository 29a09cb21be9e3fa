import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { migrate } from "@winnow/server/platform/database/migrate.ts";
import { serverRole } from "@winnow/server/platform/database/server-role.ts";
import { migrateJobs } from "@winnow/server/platform/jobs/run-worker.ts";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { administratorUrlOf } from "./administrator.ts";
import { endCeph } from "./ceph.ts";

export const templateName = "winnow_template";

/** One real PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-tests-"));
  const database = await startEmbeddedDatabase({ directory, isDurable: false });
  const administratorUrl = await administratorUrlOf(directory, database.url);
  await query(administratorUrl, `create database ${templateName} owner ${serverRole}`);
  const template = new URL(database.url);
  template.pathname = templateName;
  const pool = new pg.Pool({ connectionString: template.href });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  await migrate(pool, fileURLToPath(new URL("../../../server/migrations", import.meta.url)));
  await migrateJobs(pool);
  await pool.end();
  project.provide("databaseUrl", database.url);
  project.provide("administratorUrl", administratorUrl);
  const s3Directory = await mkdtemp(join(tmpdir(), "winnow-s3-"));
  project.provide("s3Directory", s3Directory);
  return async () => {
    await database.stop();
    await endCeph(s3Directory);
    await rm(directory, { recursive: true, force: true });
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
    administratorUrl: string;
    /** Where a real S3 server lies, once a test has started it. */
    s3Directory: string;
  }
}
