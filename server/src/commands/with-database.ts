import { type Config, readConfig } from "../config/config.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../tables.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";

/** What was done, for the security log: `exitCode` is 1 where it could not be, or as `outcome` says. */
type Done = { exitCode?: 0 | 1; outcome?: string; accountId?: string | null };

/** Does `work` on the database, however long it takes, says so in the security log, and answers with the exit code. */
export async function withDatabase(
  { act }: { act: string },
  work: (database: Database<Tables>, config: Config) => Promise<Done>,
): Promise<number> {
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, { isPatient: true });
  try {
    const { exitCode = 0, accountId = null, ...done } = await work(database, config);
    const { outcome = exitCode === 0 ? "done" : "refused" } = done;
    logCommand(config, { act, accountId, outcome });
    return exitCode;
  } finally {
    await database.close();
  }
}
