import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Any number of processes may start at once; one migrates, the others wait. The number is arbitrary but fixed. */
const migrationLock = 771_203_114;

/**
 * Applies the `.sql` files of `directory` that are not applied yet, in the order of their names, each in a
 * transaction. Throws when an applied file has changed since: migrations only go forward.
 */
export async function migrate(pool: pg.Pool, directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(
      "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const applied = new Map<string, string>(
      (await client.query("select name, sha256 from migrations")).rows.map((row) => [row.name, row.sha256]),
    );
    const news: string[] = [];
    for (const name of files) {
      const text = await readFile(join(directory, name), "utf8");
      const sha256 = createHash("sha256").update(text).digest("hex");
      if (applied.has(name)) {
        if (applied.get(name) !== sha256) {
          throw new Error(`The migration ${name} has changed since it was applied. Add a new one instead.`);
        }
        continue;
      }
      await client.query("begin");
      try {
        await client.query(text);
        await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new Error(`The migration ${name} failed.`, { cause: error });
      }
      news.push(name);
    }
    return news;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}
