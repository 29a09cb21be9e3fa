import type { AccountId } from "@winnow/server/account-id.ts";
import type { TestWinnow } from "./start-winnow.ts";

/** The id of an account that the test itself has opened, as use cases want it. */
export function accountIdOf(account: { id: string }): AccountId {
  // The test made this account: it may act for it.
  return account.id as AccountId;
}

/** Every account whose books do not agree, in words; an empty list is what every test ends with. */
export async function ledgerFaults(winnow: TestWinnow): Promise<string[]> {
  const { rows } = await winnow.pool.query<{ fault: string }>(`
    select account_id || ': balance is not the sum of the entries' as fault
      from credit_balances b
     where balance <> (select coalesce(sum(case type when 'credit' then amount else -amount end), 0)
                         from credit_entries e where e.account_id = b.account_id)
    union all
    select account_id || ': held is not the sum of the open holds'
      from credit_balances b
     where held <> (select coalesce(sum(amount - captured - released), 0)
                      from credit_holds h where h.account_id = b.account_id)
    union all
    select account_id || ': more is held than there is' from credit_balances where balance < held or held < 0
    union all
    select account_id || ': a hold does not agree with its debits'
      from credit_holds h
     where captured <> (select coalesce(sum(amount), 0) from credit_entries e where e.hold_id = h.id and type = 'debit')`);
  return rows.map((row) => row.fault);
}
