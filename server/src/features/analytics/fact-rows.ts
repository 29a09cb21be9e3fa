import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { workReferences } from "../credits/transaction-kind.ts";
import type { Calendar } from "./calendar-of.ts";

export const facts = [
  "arrived",
  "screened",
  "scored",
  "decided",
  "shortlisted",
  "interview_decided",
  "invited",
  "completed",
  "spent",
] as const;
/** How much of something there was in a part of the time: see `boundsOf`; of "scored", in a tenth of the scores. */
export type FactRow = { fact: (typeof facts)[number]; part: number; amount: number };

/** The part of `boundsOf` that the first span has. */
export const firstSpanPart = 3;

/** Where parts begin: 1 is the period before, 2 what lies between the two, 3 the first span, and so on. */
function boundsOf({ previous, spans }: Calendar): Date[] {
  return [previous.startsAt, previous.endsAt, ...spans.map(({ startsAt }) => startsAt)];
}

/** Everything that is counted over the period and the one before, in one look at each table. */
export async function listFacts(
  database: Queryable<Tables>,
  accountId: AccountId,
  calendar: Calendar,
): Promise<FactRow[]> {
  const bounds = sql`${boundsOf(calendar)}::timestamptz[]`;
  const isInTime = (column: string) =>
    sql`${sql.ref(column)} >= ${calendar.previous.startsAt} and ${sql.ref(column)} < ${calendar.endsAt}`;
  const partOf = (column: string) => sql`width_bucket(${sql.ref(column)}, ${bounds})`;
  const { rows } = await sql<FactRow>`
    select 'arrived' as fact, ${partOf("created_at")} as part, count(*)::float8 as amount
      from cv_files
     where account_id = ${accountId} and duplicate_of is null and state <> 'uploading' and ${isInTime("created_at")}
     group by 2
    union all
    select case when grouping(part) = 0 then 'screened' else 'scored' end, coalesce(part, tenth), count(*)
      from (select part, case when part >= ${firstSpanPart} then tenth end as tenth
              from (select ${partOf("created_at")} as part, least(floor(matching_score / 10), 9)::integer as tenth
                      from screening_results
                     where account_id = ${accountId} and ${isInTime("created_at")}) as made) as scored
     group by grouping sets ((part), (tenth))
    having grouping(part) = 0 or tenth is not null
    union all
    select case when grouping(decision) = 0 then 'shortlisted' else 'decided' end, part, count(*)
      from (select ${partOf("decided_at")} as part, decision
              from screening_results
             where account_id = ${accountId} and decision is not null and ${isInTime("decided_at")}) as decided
     group by grouping sets ((part), (part, decision))
    having grouping(decision) = 1 or decision = 'shortlist'
    union all
    select 'interview_decided', ${partOf("decided_at")}, count(*)
      from (select distinct on (interview_id) kind, decided_at
              from interview_decisions
             where account_id = ${accountId}
             order by interview_id, sequence desc) as standing
     where kind is not null and ${isInTime("decided_at")}
     group by 2
    union all
    select 'invited', ${partOf("invited_at")}, count(*)
      from interviews
     where account_id = ${accountId} and invited_at is not null and ${isInTime("invited_at")}
     group by 2
    union all
    select 'completed', ${partOf("completed_at")}, count(*)
      from interviews
     where account_id = ${accountId} and status = 'COMPLETED' and ${isInTime("completed_at")}
     group by 2
    union all
    select 'spent', ${partOf("created_at")}, sum(amount)
      from credit_entries
     where account_id = ${accountId} and type = 'debit' and reference_kind = any(${workReferences})
       and ${isInTime("created_at")}
     group by 2`.execute(database);
  return rows;
}

/** Of a week of the calendar, from 1 on; of the whole period where `week` is null. */
export type WaitRow = { week: number | null; decided: number; median_hours: number; p90_hours: number };

/** How long results have waited for the decision that was made in the period. */
export async function listWaits(
  database: Queryable<Tables>,
  accountId: AccountId,
  { weeks, endsAt }: Calendar,
): Promise<WaitRow[]> {
  const starts = weeks.map(({ startsAt }) => startsAt);
  const { rows } = await sql<WaitRow>`
    select week, count(*)::float8 as decided,
           percentile_cont(0.5) within group (order by hours) as median_hours,
           percentile_cont(0.9) within group (order by hours) as p90_hours
      from (select width_bucket(decided_at, ${starts}::timestamptz[]) as week,
                   extract(epoch from decided_at - created_at)::float8 / 3600 as hours
              from screening_results
             where account_id = ${accountId} and decision is not null
               and decided_at >= ${starts[0]} and decided_at < ${endsAt}) as waits
     group by grouping sets ((week), ())
    having count(*) > 0`.execute(database);
  return rows;
}
