import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

type Uncharged = { id: string; account_id: AccountId; drive_id: string; hold_id: string; name: string };

/** Completed interviews that credits are held for and that were not charged. */
export async function listUnchargedInterviews(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Uncharged[]> {
  const { rows } = await sql<Uncharged>`
    select interviews.id, interviews.account_id, interviews.drive_id, interviews.hold_id, candidates.name
      from interviews
      join drive_candidates as candidates on candidates.id = interviews.candidate_id
     where interviews.account_id = ${accountId} and interviews.status = 'COMPLETED' and interviews.hold_id is not null
       and not exists (select from credit_entries
                        where reference_kind = 'interview' and type = 'debit' and reference_id = interviews.id::text)
     order by interviews.completed_at, interviews.id`.execute(database);
  return rows;
}

/** Holds of drives that reserve more than their open interviews cost, and for how many interviews more. */
export async function listHoldsWithoutInterviews(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<{ id: string; units: number }[]> {
  const { rows } = await sql<{ id: string; units: number }>`
    select id, (amount - captured - released) / unit_amount - open as units
      from credit_holds as holds
     cross join lateral (select count(*) as open from interviews
                          where hold_id = holds.id and outcome = 'none' and status <> 'COMPLETED') as interviews
     where account_id = ${accountId} and work_kind = 'drive'
       and amount - captured - released > open * unit_amount`.execute(database);
  return rows;
}
