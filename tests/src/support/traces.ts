import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestWinnow } from "./start-winnow.ts";
import { directoryOf, stored } from "./stored.ts";

/** Every table that holds the words in whatever column, as text or as bytes. */
export async function tablesWith({ pool }: Pick<TestWinnow, "pool">, words: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await pool.query(
      `select from ${name} as one
       where strpos(lower(one::text), lower($1)) > 0 or strpos(one::text, encode($1::bytea, 'hex')) > 0 limit 1`,
      [words],
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** Objects with the words in them, or in their key. */
export async function objectsWith(winnow: Pick<TestWinnow, "environment">, words: string): Promise<string[]> {
  const keys = await stored(winnow);
  const bytes = await Promise.all(
    keys.map((key) => readFile(join(directoryOf(winnow), key)).catch(() => "")),
  );
  return keys.filter((key, index) => key.includes(words) || bytes[index]?.includes(words));
}
