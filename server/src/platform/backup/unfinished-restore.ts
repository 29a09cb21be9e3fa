import type pg from "pg";
import { BackupRefusal } from "./refusal.ts";

/** Is there from before the first file is copied until the rows are there. */
const table = "unfinished_restore";

export async function beginRestore(client: pg.ClientBase, backup: string): Promise<void> {
  await client.query(`create table if not exists ${table} (backup text primary key)`);
  await client.query(`insert into ${table} values ($1) on conflict do nothing`, [backup]);
}

/** In the transaction that fills all tables. */
export async function finishRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${table}`);
}

/** Throws a `BackupRefusal` where a restore was broken off, or runs: there may be files, and there are no rows. */
export async function requireNoUnfinishedRestore(client: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('public.${table}') as table`,
  );
  if (!rows[0]?.table) {
    return;
  }
  const { rows: begun } = await client.query<{ backup: string }>(`select backup from ${table}`);
  throw new BackupRefusal(
    `The restore of the backup ${begun.map(({ backup }) => backup).join(", ")} has not come to its end here. Run npm run restore again, which goes on where it stopped, or name another DATA_DIR, or another database and storage.`,
  );
}

export function isAboutRestoring(tableName: string): boolean {
  return tableName === table;
}
