import type { AccountId } from "../account-id.ts";
import { readConfig } from "../config/config.ts";
import { type AccountRow, findAccountByEmail } from "../features/accounts/rows.ts";
import type { Database } from "../platform/database/open-database.ts";
import { Failure } from "../platform/failure.ts";
import type { Tables } from "../tables.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";

type Work = (database: Database<Tables>, accountId: AccountId, account: AccountRow) => Promise<void>;

/**
 * Does `work` for the account of an address, says so in the security log, and answers with the exit code: 1 where there
 * is no such account, or where the work fails as can be expected. `isPatient`: it may take longer than any call.
 */
export async function withAccount(
  { email, act, isPatient = false }: { email: string; act: string; isPatient?: boolean },
  work: Work,
): Promise<number> {
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, { isPatient });
  try {
    const account = await findAccountByEmail(database.kysely, email.toLowerCase());
    if (!account) {
      process.stderr.write(`There is no account with the address ${email}.\n`);
      return 1;
    }
    // Whoever can run a command owns the server and decides for anybody.
    const failure = await failureOf(work(database, account.id, account));
    logCommand(config, { act, accountId: account.id, outcome: failure?.failureName ?? "done" });
    if (failure) process.stderr.write(`${failure.message}\n`);
    return failure ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** How some work fails as can be expected; null where it does not fail. */
async function failureOf(work: Promise<void>): Promise<Failure | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Failure) {
      return error;
    }
    throw error;
  }
}
