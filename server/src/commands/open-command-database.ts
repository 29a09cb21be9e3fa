import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded-database.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import type { Tables } from "../tables.ts";

/** The database that the server uses, while the server runs or not. A query without an answer fails, unless `isPatient`. */
export async function openCommandDatabase(
  config: Config,
  options: { isPatient?: boolean } = {},
): Promise<Database<Tables> & { url: string }> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedDatabase({ directory: join(config.dataDirectory, "postgres") });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase<Tables>(url, {
    connections: 1,
    onIdleError: () => undefined,
    ...(options.isPatient ? { answerTimeoutMs: null } : {}),
  });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await embedded?.stop();
    },
  };
}
