import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@winnow/server/config/config.ts";
import { migrate } from "@winnow/server/platform/database/migrate.ts";
import { start } from "@winnow/server/start.ts";
import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { patienceMs } from "../support/patience.ts";
import { runCommand } from "../support/run-command.ts";
import { cloneDatabase, createDatabase } from "../support/start-winnow.ts";

async function givenFolder(files: Record<string, string> = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-migrations-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql);
  return directory;
}

function poolOn(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  onTestFinished(() => pool.end());
  return pool;
}

const first = { "0001-people.sql": "create table people (id integer primary key)" };
const second = { "0002-names.sql": "alter table people add column name text" };

test("a migration that cannot have its table lets those through who come after it, and is done once it can", async () => {
  const pool = poolOn(await createDatabase());
  await migrate(pool, await givenFolder(first));
  const holder = await pool.connect();
  await holder.query("begin; select from people");

  const migrating = migrate(pool, await givenFolder({ ...first, ...second }), { pauseMs: 50 });
  await vi.waitUntil(
    async () =>
      (await pool.query("select from pg_locks where not granted and relation is not null")).rowCount,
    { timeout: patienceMs, interval: 10 },
  );
  const read = await pool.query("select id from people");
  await holder.query("commit");
  holder.release();

  expect(read.rows).toEqual([]);
  expect(await migrating).toEqual(["0002-names.sql"]);
});

test("what fails for another reason is not tried again", async () => {
  const pool = poolOn(await createDatabase());
  const wrong = { "0001-wrong.sql": "alter table nobody add column name text" };

  await expect(migrate(pool, await givenFolder(wrong))).rejects.toThrow(
    "The migration 0001-wrong.sql failed.",
  );
});

describe("on tables that a newer release has changed", () => {
  test("nothing is migrated", async () => {
    const pool = poolOn(await createDatabase());
    await migrate(pool, await givenFolder({ ...first, ...second }));

    await expect(migrate(pool, await givenFolder(first))).rejects.toThrow(
      "A newer Winnow has changed this database (0002-names.sql). Start that one.",
    );
  });

  test("no process starts, and the operator is told why", async () => {
    const databaseUrl = await cloneDatabase();
    await poolOn(databaseUrl).query("insert into migrations (name, sha256) values ('9999-later.sql', '')");
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: await givenFolder(), LOG_LEVEL: "silent" };
    const why = "A newer Winnow has changed this database (9999-later.sql). Start that one.";

    await expect(start(readConfig({ ...environment, PORT: "0" }))).rejects.toThrow(why);
    expect(await runCommand("migrate", ["--dry-run"], environment)).toEqual({ code: 1, output: `${why}\n` });
  });
});

test("the operator sees what would be migrated, migrates, and finds nothing left to do", async () => {
  const databaseUrl = await createDatabase();
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: await givenFolder() };
  const pool = poolOn(databaseUrl);
  const tables = async () =>
    (await pool.query("select from pg_class where relnamespace = 'public'::regnamespace")).rowCount;

  const dry = await runCommand("migrate", ["--dry-run"], environment);
  expect(dry.code).toBe(0);
  expect(dry.output).toContain("0076-second-factors.sql\n  The key of the authenticator app of an account");
  expect(dry.output).toContain("Nothing was changed.");
  expect(await tables()).toBe(0);

  const migrated = await runCommand("migrate", [], environment);
  expect(migrated.code).toBe(0);
  expect(migrated.output).toMatch(/\d+ migrations were applied\.\n$/);
  expect(await tables()).toBeGreaterThan(0);

  expect(await runCommand("migrate", [], environment)).toEqual({
    code: 0,
    output: "Nothing was left to do.\n",
  });
});
