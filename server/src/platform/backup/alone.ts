import pg from "pg";
import { endClient } from "../database/end-client.ts";
import { BackupRefusal } from "./refusal.ts";

/** Any number, but the same for all backups and restores of a database. */
const backupLock = 771_203_115;

/**
 * Does `work` while nobody else makes or removes backups of a database, or restores it: what one takes for held, another
 * would remove. Throws a `BackupRefusal` where somebody does.
 */
export async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select pg_try_advisory_lock($1) as is_free", [backupLock]);
    if (!rows[0]?.is_free) {
      throw new BackupRefusal("Another backup or restore of this database is under way.");
    }
    return await work();
  } finally {
    await endClient(client);
  }
}
