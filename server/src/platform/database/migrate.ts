import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";

/** Any number of processes may start at once; one migrates, the others wait. The number is arbitrary but fixed. */
const migrationLock = 771_203_114;

export type Migration = { name: string; sha256: string };

/** How long a statement of a migration waits for a table or row that others use, since everybody else waits behind it. */
const lockTimeoutMs = 1_000;
const lockNotAvailable = "55P03";
/** Between two tries, in which whoever waited goes on. */
const defaultPauseMs = 2_000;
const maxTries = 300;

/**
 * Applies the `.sql` files of `directory` that are not applied yet, in the order of their names, each in a
 * transaction. A migration that cannot have a table soon is tried again later, so that those who work wait for a second
 * at the most because it waits. Throws when an applied file has changed since, and where a newer program has migrated:
 * migrations only go forward.
 */
export function migrate(
  pool: pg.Pool,
  directory: string,
  { pauseMs = defaultPauseMs } = {},
): Promise<string[]> {
  return whileNoOtherMigrates(pool, async (client) => {
    const news = await findNewMigrations(client, directory);
    for (const migration of news) {
      let tries = 1;
      while (!(await applyUnlessLocked(client, migration, { isLast: tries === maxTries }))) {
        tries += 1;
        await setTimeout(pauseMs);
      }
    }
    return news.map(({ name }) => name);
  });
}

/** Answers false where somebody else holds what it needs; throws that, too, when it is the last try. */
async function applyUnlessLocked(
  client: pg.ClientBase,
  migration: Migration & { text: string },
  { isLast }: { isLast: boolean },
): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  try {
    await applyMigration(client, migration);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (isLast || !isLocked(error)) throw error;
    return false;
  }
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    "code" in error.cause &&
    error.cause.code === lockNotAvailable
  );
}

/** What changes tables, one process after the other: even `create … if not exists` fails when two do it at once. */
export async function whileNoOtherMigrates<Result>(
  pool: pg.Pool,
  change: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return await change(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}

/** The files of `directory`, in the order of their names. */
export async function readMigrations(directory: string): Promise<(Migration & { text: string })[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/**
 * Those of `directory` that are not applied yet; changes nothing. Throws when an applied one has changed since, or is not
 * there, so that no program works on tables that a newer one has changed.
 */
export async function findNewMigrations(
  client: pg.ClientBase,
  directory: string,
): Promise<(Migration & { text: string })[]> {
  const applied = new Map((await readApplied(client)).map(({ name, sha256 }) => [name, sha256]));
  const files = await readMigrations(directory);
  const changed = files.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed) {
    throw new Error(`The migration ${changed.name} has changed since it was applied. Add a new one instead.`);
  }
  const known = new Set(files.map(({ name }) => name));
  const newer = [...applied.keys()].find((name) => !known.has(name));
  if (newer) {
    throw new Error(`A newer Winnow has changed this database (${newer}). Start that one.`);
  }
  return files.filter(({ name }) => !applied.has(name));
}

async function readApplied(client: pg.ClientBase): Promise<Migration[]> {
  const { rows: found } = await client.query("select from pg_class where oid = to_regclass('migrations')");
  if (found.length === 0) return [];
  const { rows } = await client.query<Migration>("select name, sha256 from migrations order by name desc");
  return rows;
}

/** In the transaction that the client is in. */
export async function applyMigration(
  client: pg.ClientBase,
  { name, sha256, text }: Migration & { text: string },
): Promise<void> {
  await client.query(
    "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
  );
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
  await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
}
