import { sql } from "kysely";
import { kindOfReference } from "../../features/credits/transaction-kind.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What an account did in a month of UTC; credits in hundredths. Bought + given − spent − refunded is what they moved. */
export type MonthOfAccount = {
  account_id: string;
  email: string;
  /** "2026-11". */
  month: string;
  cvs: number;
  interviews: number;
  bought: number;
  given: number;
  spent: number;
  refunded: number;
  mails: number;
  /** Known of the present month only. */
  bytes: number | null;
};

/** Few enough that their months fit into memory however long they have been here. */
const accountsAtATime = 50;

/**
 * Months in which something was done, account by account, read while they are written. The ledger counts by quarters of
 * an hour, of which months are made, so that entries are not gone through.
 */
export async function* readUsage(
  database: Queryable<Tables>,
  months: { from: string; to: string },
): AsyncGenerator<MonthOfAccount> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const last = await findLastOfNext(database, after);
    if (last === null) {
      return;
    }
    yield* await listMonths(database, { ...months, after, last });
    after = last;
  }
}

async function findLastOfNext(database: Queryable<Tables>, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id from accounts where id > ${after} order by id limit ${accountsAtATime}) as next
     order by id desc limit 1`.execute(database);
  return rows[0]?.id ?? null;
}

async function listMonths(
  database: Queryable<Tables>,
  span: { from: string; to: string; after: string; last: string },
): Promise<MonthOfAccount[]> {
  const { from, to, after, last } = span;
  const begin = sql`(${`${from}-01`}::timestamp at time zone 'UTC')`;
  const end = sql`((${`${to}-01`}::timestamp + interval '1 month') at time zone 'UTC')`;
  const monthOf = (moment: string) => sql`to_char(${sql.ref(moment)} at time zone 'UTC', 'YYYY-MM')`;
  const { rows } = await sql<MonthOfAccount>`
    with chosen as (
      select id as account_id, email from accounts where id > ${after} and id <= ${last}
    ), ledger as (
      select account_id, ${monthOf("begins_at")} as month,
             sum(entries) filter (where reference_kind = 'cv' and type = 'debit') as cvs,
             sum(entries) filter (where reference_kind = 'interview' and type = 'debit') as interviews,
             sum(signed) filter (where reference_kind = any(${referencesOf("payment")}::text[])) as bought,
             sum(signed) filter (where reference_kind = any(${referencesOf("gift")}::text[])) as given,
             -sum(signed) filter (where reference_kind = any(${work}::text[])) as spent,
             -sum(signed) filter (where reference_kind <> all(${Object.keys(kindOfReference)}::text[])) as refunded
        from chosen join credit_quarters using (account_id)
       cross join lateral (select case type when 'credit' then amount else -amount end as signed) as signs
       where begins_at >= ${begin} and begins_at < ${end}
       group by 1, 2
    ), mails as (
      select account_id, ${monthOf("sent_at")} as month, count(*) as mails
        from chosen join candidate_mails using (account_id)
       where state = 'sent' and sent_at >= ${begin} and sent_at < ${end}
       group by 1, 2
    ), stored as (
      select account_id, ${monthOf("this_month")} as month, bytes
        from chosen join account_usage using (account_id)
       cross join (select now() as this_month) as present
       where bytes > 0 and this_month >= ${begin} and this_month < ${end}
    )
    select account_id, email, month, coalesce(cvs, 0) as cvs, coalesce(interviews, 0) as interviews,
           coalesce(bought, 0) as bought, coalesce(given, 0) as given, coalesce(spent, 0) as spent,
           coalesce(refunded, 0) as refunded, coalesce(mails, 0) as mails, bytes
      from ledger full join mails using (account_id, month) full join stored using (account_id, month)
      join chosen using (account_id)
     order by account_id, month`.execute(database);
  return rows;
}

const work = [...referencesOf("screening"), ...referencesOf("interview")];

function referencesOf(wanted: string): string[] {
  return Object.entries(kindOfReference).flatMap(([reference, kind]) => (kind === wanted ? [reference] : []));
}
