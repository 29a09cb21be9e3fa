import type { AccountId } from "../account-id.ts";
import { readConfig } from "../config/config.ts";
import { findAccountByEmail } from "../features/accounts/rows.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Tables } from "../tables.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";

type Work = (database: Database<Tables>, accountId: AccountId) => Promise<void>;

/** Does `work` for the account of an address, says so in the security log, and answers with the exit code. */
export async function withAccount(
  { email, act }: { email: string; act: string },
  work: Work,
): Promise<number> {
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config);
  try {
    const account = await findAccountByEmail(database.kysely, email.toLowerCase());
    if (!account) {
      process.stderr.write(`There is no account with the address ${email}.\n`);
      return 1;
    }
    // Whoever can run a command owns the server and decides for anybody.
    await work(database, account.id);
    logCommand(config, { act, accountId: account.id });
    return 0;
  } finally {
    await database.close();
  }
}
