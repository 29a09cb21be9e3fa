import type { AccountId } from "@winnow/server/account-id.ts";
import { findLedgerFaults } from "@winnow/server/features/credits/find-ledger-faults.ts";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { workKinds } from "@winnow/server/work-kinds.ts";

/** The id of an account that the test itself has opened, as use cases want it. */
export function accountIdOf(account: { id: string }): AccountId {
  // The test made this account: it may act for it.
  return account.id as AccountId;
}

/** Everything in the books that does not agree, in words; an empty list is what every test ends with. */
export async function ledgerFaults(winnow: { databaseUrl: string }): Promise<string[]> {
  const database = openDatabase<Tables>(winnow.databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    const faults = await findLedgerFaults(database.kysely, workKinds);
    return faults.map(({ rule, accountId, found }) => `${rule}: ${accountId ?? "everybody"}: ${found}`);
  } finally {
    await database.close();
  }
}
