import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Any number of processes may start at once; one migrates, the others wait. The number is arbitrary but fixed. */
const migrationLock = 771_203_114;

export type Migration = { name: string; sha256: string };

/**
 * Applies the `.sql` files of `directory` that are not applied yet, in the order of their names, each in a
 * transaction. Throws when an applied file has changed since: migrations only go forward.
 */
export function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  return whileNoOtherMigrates(pool, async (client) => {
    const news = await findNewMigrations(client, directory);
    for (const migration of news) {
      await client.query("begin");
      try {
        await applyMigration(client, migration);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    }
    return news.map(({ name }) => name);
  });
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

/** Those of `directory` that are not applied yet. Throws when an applied one has changed since. */
export async function findNewMigrations(
  client: pg.ClientBase,
  directory: string,
): Promise<(Migration & { text: string })[]> {
  await client.query(
    "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<Migration>("select name, sha256 from migrations");
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const files = await readMigrations(directory);
  const changed = files.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed) {
    throw new Error(`The migration ${changed.name} has changed since it was applied. Add a new one instead.`);
  }
  return files.filter(({ name }) => !applied.has(name));
}

/** In the transaction that the client is in. */
export async function applyMigration(
  client: pg.ClientBase,
  { name, sha256, text }: Migration & { text: string },
): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
  await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
}
