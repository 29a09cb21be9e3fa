import { randomUUID } from "node:crypto";
import pg from "pg";
import { asAdministrator } from "../support/start-winnow.ts";

export type GivenEntry = {
  /** "2025-03-30T00:30:00Z". */
  at: string;
  type: "credit" | "debit";
  amount: number;
  /** Such as "payment", "operator", "refund", "cv" or "interview". */
  referenceKind: string;
  reason?: string;
  work?: { kind: "screening" | "drive"; id: string };
};

/**
 * Entries of an account that has none so far, the oldest first, written when they say: the database alone dates what
 * is written now.
 */
export async function givenLedger(
  winnow: { databaseUrl: string },
  account: { id: string },
  entries: readonly GivenEntry[],
): Promise<void> {
  const client = new pg.Client({ connectionString: asAdministrator(winnow.databaseUrl) });
  await client.connect();
  try {
    await client.query("begin");
    // Neither balance nor date is set by a trigger; what lists are counted from is.
    await client.query("alter table credit_entries enable always trigger credit_entries_fill_quarters");
    await client.query("set local session_replication_role = replica");
    let balance = 0;
    for (const { at, type, amount, referenceKind, reason = "CV screened", work } of entries) {
      balance += type === "credit" ? amount : -amount;
      await client.query(
        `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id,
           work_kind, work_id, idempotency_key, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $10)`,
        [account.id, type, amount, balance, reason, referenceKind, randomUUID(), work?.kind, work?.id, at],
      );
    }
    await client.query("update credit_balances set balance = $2 where account_id = $1", [
      account.id,
      balance,
    ]);
    await client.query("alter table credit_entries enable trigger credit_entries_fill_quarters");
    await client.query("commit");
  } finally {
    await client.end();
  }
}
