import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { unlessMissing } from "../unless-missing.ts";

/** Made beside each file by the build; what is kept is compressed as it is sent. */
const compressed = /\.(br|gz)$/;

/**
 * Keeps what the pages of this release load in the database, where processes of others find it. `directory` is where the
 * build puts it.
 */
export async function keepAssets(pool: pg.Pool, directory: string): Promise<void> {
  const files = (await unlessMissing(readdir(directory))) ?? [];
  const names = files.filter((name) => !compressed.test(name));
  const { rows } = await pool.query<{ name: string }>(
    "update web_assets set started_at = now() where name = any($1::text[]) returning name",
    [names],
  );
  const kept = new Set(rows.map(({ name }) => name));
  for (const name of names.filter((one) => !kept.has(one))) {
    await pool.query("insert into web_assets (name, content) values ($1, $2) on conflict do nothing", [
      name,
      await readFile(join(directory, name)),
    ]);
  }
}

export async function findKeptAsset(pool: pg.Pool, name: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ content: Buffer }>("select content from web_assets where name = $1", [
    name,
  ]);
  return rows[0]?.content ?? null;
}

/** Comes round every day. Nobody has a page open for so long. */
export async function forgetOldAssets(pool: pg.Pool): Promise<void> {
  await pool.query("delete from web_assets where started_at < now() - interval '30 days'");
}
