import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { WorkKind } from "./work.ts";

export type LedgerFault = {
  /** What should be true and is not. */
  rule: string;
  /** Null when it concerns everybody. */
  accountId: string | null;
  /** What is there and what should be, in words for the operator. */
  found: string;
};

type Found = { account_id: string | null; found: string };

/** Enough to see what kind of trouble it is. */
const maximumPerRule = 100;

/**
 * Everything in the books that does not agree, among themselves and with the work that was paid from them, at one
 * moment; an empty list is how it has to be.
 */
export async function findLedgerFaults(
  database: Queryable<Tables>,
  workKinds: WorkKind[],
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, check] of Object.entries(ledgerRules(workKinds))) {
    const { rows } = await sql<Found>`
      select * from (${check}) as faults limit ${maximumPerRule}`.execute(database);
    faults.push(...rows.map((row) => ({ rule, accountId: row.account_id, found: row.found })));
  }
  return faults;
}

/** Each check answers a row for everything that breaks its rule. They read only, each in one snapshot. */
export function ledgerRules(workKinds: WorkKind[]): Record<string, RawBuilder<unknown>> {
  return Object.assign({}, rulesOfTheBooks, ...workKinds.map((work) => work.ledgerRules));
}

const rulesOfTheBooks: Record<string, RawBuilder<unknown>> = {
  "a balance is the sum of its entries": sql`
    select account_id, format('the balance is %s, the entries make %s', balance, coalesce(total, 0)) as found
      from credit_balances
      left join (select account_id, sum(case type when 'credit' then amount else -amount end) as total
                   from credit_entries group by account_id) as entries using (account_id)
     where balance <> coalesce(total, 0)`,
  "every entry says the balance after it": sql`
    select account_id, format('entry %s says %s, the entries up to it make %s', id, balance_after, total) as found
      from (select account_id, id, balance_after,
                   sum(case type when 'credit' then amount else -amount end)
                     over (partition by account_id order by sequence) as total
              from credit_entries) as entries
     where balance_after <> total`,
  "the ledger by quarters is the sum of its entries": sql`
    select account_id, format('%s entries of %s make %s in the quarter of %s, it says %s of %s', counted.entries,
                              piece_id, counted.amount, begins_at, kept.entries, kept.amount) as found
      from credit_quarters as kept
      full join (select account_id, date_bin('15 minutes', created_at, timestamptz '1970-01-01 00:00:00Z') as begins_at,
                        credit_piece(work_id, sequence) as piece_id, reference_kind, type, count(*) as entries,
                        sum(amount) as amount, max(sequence) as last_sequence
                   from credit_entries group by 1, 2, 3, 4, 5) as counted
           using (account_id, begins_at, piece_id, reference_kind, type)
     where (kept.entries, kept.amount, kept.last_sequence)
           is distinct from (counted.entries, counted.amount, counted.last_sequence)`,
  "what is held is what open holds reserve": sql`
    select account_id, format('%s is held, the open holds make %s', held, coalesce(total, 0)) as found
      from credit_balances
      left join (select account_id, sum(amount - captured - released) as total
                   from credit_holds group by account_id) as holds using (account_id)
     where held <> coalesce(total, 0)`,
  "no more is held than there is": sql`
    select account_id, format('the balance is %s, %s is held', balance, held) as found
      from credit_balances where held < 0 or balance < held`,
  "a hold resolves once": sql`
    select account_id, format('hold %s of %s: %s captured, %s released', id, amount, captured, released) as found
      from credit_holds where captured < 0 or released < 0 or captured + released > amount`,
  "what a hold has captured was debited": sql`
    select account_id, format('hold %s captured %s, %s was debited', id, captured, coalesce(debited, 0)) as found
      from credit_holds
      left join (select hold_id as id, sum(amount) as debited from credit_entries
                  where type = 'debit' and hold_id is not null group by hold_id) as debits using (id)
     where captured <> coalesce(debited, 0)`,
  "an idempotency key is used once": sql`
    select account_id, format('%s entries with the key %s', count(*), idempotency_key) as found
      from credit_entries group by account_id, idempotency_key having count(*) > 1`,
  "one thing is credited or charged once": sql`
    select min(account_id::text)::uuid as account_id,
           format('%s %s entries for %s %s', count(*), type, reference_kind, reference_id) as found
      from credit_entries group by reference_kind, reference_id, type having count(*) > 1`,
  "what is owed is paid before anything can be spent": sql`
    select account_id, format('%s is owed, %s could be spent', sum(amount - paid), balance - held) as found
      from credits_owed join credit_balances using (account_id)
     where paid < amount and not is_forgiven and balance > held
     group by account_id, balance, held`,
  "what was paid of it was debited": sql`
    select account_id, format('%s was paid of what is owed for %s %s, %s was debited', paid, reference_kind,
                              reference_id, coalesce(debited, 0)) as found
      from credits_owed
      left join (select split_part(reference_id, ':', 1) as owed_id, sum(amount) as debited from credit_entries
                  where reference_kind = 'owed' and type = 'debit' group by owed_id) as debits
        on owed_id = id::text
     where paid <> coalesce(debited, 0)`,
  "the guards of the ledger are on": sql`
    select null::uuid as account_id, format('the trigger %s is missing or off', wanted.name) as found
      from unnest(array[
             'credit_entries_move_balance', 'credit_entries_stay', 'credit_entries_stay_whole',
             'credit_entries_fill_quarters', 'credit_entries_match_holds', 'credit_entries_pay_for_results', 'credit_holds_move_held',
             'credit_holds_match_entries', 'credit_holds_stay', 'credit_balances_follow',
             'credit_balances_stay', 'cv_files_are_charged', 'credit_entries_pay_what_is_owed',
             'credit_holds_pay_what_is_owed', 'credits_owed_are_paid', 'credits_owed_stay']) as wanted (name)
     where not exists (select from pg_trigger where tgname = wanted.name and tgenabled in ('O', 'A'))`,
};
