import { withConnection } from "../database/with-connection.ts";
import { BackupRefusal } from "./refusal.ts";

/** Any number, but the same for all backups and restores of a database. */
const backupLock = 771_203_115;

/**
 * Does `work` while nobody else makes or removes backups of a database, or restores it: what one takes for held, another
 * would remove. Throws a `BackupRefusal` where somebody does.
 */
export function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as is_free", [backupLock]);
    if (!rows[0]?.is_free) {
      throw new BackupRefusal("Another backup or restore of this database is under way.");
    }
    return work();
  });
}
