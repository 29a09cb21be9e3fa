import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { migrate } from "@winnow/server/platform/database/migrate.ts";
import { migrateJobs } from "@winnow/server/platform/jobs/run-worker.ts";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { administratorUrlOf } from "../support/administrator.ts";
import { cloneDatabase } from "../support/start-winnow.ts";

const migrations = fileURLToPath(new URL("../../../server/migrations", import.meta.url));

function poolOn(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

describe("whoever gets the server to send SQL of theirs", () => {
  test.each([
    "select pg_read_file('/etc/hostname')",
    "select pg_ls_dir('/')",
    "select lo_import('/etc/hostname')",
    "create temporary table lines (line text); copy lines from '/etc/hostname'",
    "copy (select 1) to '/dev/null'",
    "copy (select 1) to program 'true'",
    "create table lines (line text); copy lines from program 'id'",
    "create function run(text) returns integer language c as 'libc', 'system'",
    "alter system set log_min_messages = 'panic'",
    "set session_replication_role = replica",
    "set role winnow",
    "create role another superuser",
    "alter role winnow_server superuser",
    "create database another",
    "update credit_entries set amount = 1",
    "truncate credit_entries",
  ])("cannot: %s", async (statement) => {
    await expect(poolOn(await cloneDatabase()).query(statement)).rejects.toThrow(
      /^permission denied|^must be superuser|^only superuser/i,
    );
  });
});

test("a data directory from when the server was the superuser keeps its rows, two servers started at once", async () => {
  const directory = await mkdtemp(join(tmpdir(), "winnow-role-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const start = async () => {
    const database = await startEmbeddedDatabase({ directory, isDurable: false });
    onTestFinished(database.stop);
    return database;
  };
  const former = await start();
  const administrator = poolOn(await administratorUrlOf(directory, former.url));
  await administrator.query("alter database postgres owner to winnow");
  await administrator.query("drop role winnow_server");
  await migrate(administrator, migrations);
  await migrateJobs(administrator);
  await administrator.query(
    "create table migrations_to_come (id serial, number integer generated always as identity)",
  );
  await administrator.query("create view accounts_to_come as select id from accounts");
  await administrator.query("create type state_to_come as enum ('one')");
  await administrator.query(
    "insert into accounts (username, email, password_hash) values ('Former', 'former@example.com', 'none')",
  );
  await former.stop();

  const [first, second] = await Promise.all([start(), start()]);

  const pool = poolOn(first.url);
  expect(second.url).toBe(first.url);
  expect((await pool.query("select current_user::text as role, email from accounts")).rows).toEqual([
    { role: "winnow_server", email: "former@example.com" },
  ]);
  expect(await migrate(pool, migrations)).toEqual([]);
  await migrateJobs(pool);
  await pool.query("alter table accounts add column to_come integer");
  await pool.query("select graphile_worker.add_job('any', '{}')");
  await pool.query("drop view accounts_to_come; drop type state_to_come; drop table migrations_to_come");
  await expect(pool.query("update credit_entries set amount = 1")).rejects.toThrow("permission denied");
  const left = await pool.query(
    `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relowner = 'winnow'::regrole and nspname in ('public', 'graphile_worker')
     union all
     select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where proowner = 'winnow'::regrole and nspname in ('public', 'graphile_worker')
     union all
     select typname from pg_type join pg_namespace on pg_namespace.oid = typnamespace
      where typowner = 'winnow'::regrole and nspname in ('public', 'graphile_worker')`,
  );
  expect(left.rows).toEqual([]);
});
