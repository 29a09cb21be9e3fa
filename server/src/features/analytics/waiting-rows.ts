import { maximumWaitingPlaces, type WaitingKind } from "@winnow/contract/analytics.ts";
import { type RawBuilder, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type WaitingRow = {
  kind: WaitingKind;
  of: "screening" | "drive";
  id: string;
  title: string;
  count: number;
  due_at: Date | null;
  /** Over all places of the kind. */
  total: number;
  places_count: number;
};

/** Files of a screening that ended longer ago than that have been seen. */
const failuresShownForDays = 14;

/** What waits for the recruiter, in the most pressing screenings and drives of each kind. */
export async function listWaiting(database: Queryable<Tables>, accountId: AccountId): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select kind, of, id, title, count, due_at, total, places_count
      from (select kind, of, id, title, count::float8, due_at,
                   (sum(count) over (partition by kind))::float8 as total,
                   count(*) over (partition by kind) as places_count,
                   row_number() over (partition by kind order by due_at nulls last, created_at desc, id) as place
              from (${sql.join(waitingIn(accountId), sql` union all `)}) as waiting) as ranked
     where place <= ${maximumWaitingPlaces}
     order by kind, place`.execute(database);
  return rows;
}

function waitingIn(accountId: AccountId): RawBuilder<unknown>[] {
  const screenings = { accountId, place: "screening" } as const;
  const drives = { accountId, place: "drive" } as const;
  return [
    of(
      screenings,
      "applicant_requests",
      sql`
      select application.screening_id as id, count(*) as count, min(request.due_at) as due_at
        from application_requests as request
        join applications as application on application.id = request.application_id
       where request.account_id = ${accountId} and request.answered_at is null
       group by 1`,
    ),
    of(
      drives,
      "candidate_requests",
      sql`
      select interview.drive_id as id, count(*) as count, null::timestamptz as due_at
        from interview_requests as request
        join interviews as interview on interview.id = request.interview_id
       where request.account_id = ${accountId} and request.state = 'open'
       group by 1`,
    ),
    of(
      drives,
      "mails_not_sent",
      sql`
      select id, count(*) as count, null::timestamptz as due_at
        from (select interview.drive_id as id
                from interviews as interview
                join drives as drive on drive.id = interview.drive_id and drive.status = 'InProgress'
               where interview.account_id = ${accountId} and interview.email_status = 'NOT_SENT'
                 and interview.email_failure is not null and interview.outcome = 'none'
              union all
              select interview.drive_id
                from interviews as interview
               where interview.id in (${unsentRejections(accountId, "interview_id")})
                 and ${decisionOn} = 'reject') as unsent
       group by 1`,
    ),
    of(
      screenings,
      "mails_not_sent",
      sql`
      select screening_id as id, count(*) as count, null::timestamptz as due_at
        from screening_results
       where id in (${unsentRejections(accountId, "result_id")}) and decision = 'reject'
       group by 1`,
    ),
    of(
      drives,
      "interviews_to_review",
      sql`
      select interview.drive_id as id, count(*) as count, null::timestamptz as due_at
        from interviews as interview
       where interview.account_id = ${accountId} and interview.status = 'COMPLETED'
         and ${decisionOn} is null
       group by 1`,
    ),
    of(
      screenings,
      "results_to_decide",
      sql`
      select screening_id as id, count(*) as count, null::timestamptz as due_at
        from screening_results
       where account_id = ${accountId} and decision is null
       group by 1`,
    ),
    of(
      screenings,
      "screenings_to_start",
      sql`
      select screening.id, files.count, null::timestamptz as due_at
        from screenings as screening
       cross join lateral (
             select count(*) as count from cv_files
              where screening_id = screening.id and state = 'uploaded' and is_checked and duplicate_of is null
                and not is_withdrawn) as files
       where screening.account_id = ${accountId} and screening.status = 'Pending' and screening.jd_state = 'read'
         and files.count > 0`,
    ),
    of(
      screenings,
      "files_failed",
      sql`
      select screening.id, files.count, null::timestamptz as due_at
        from screenings as screening
       cross join lateral (
             select count(*) as count from cv_files
              where screening_id = screening.id and state = 'failed') as files
       where screening.account_id = ${accountId}
         and (screening.completed_at is null
              or screening.completed_at > now() - make_interval(days => ${failuresShownForDays}))
         and files.count > 0`,
    ),
  ];
}

/**
 * The places of one kind, from a query of their ids with what waits there. They are asked for by the account as well: by
 * their ids alone PostgreSQL reads the places of all accounts.
 */
function of(
  { accountId, place }: { accountId: AccountId; place: "screening" | "drive" },
  kind: WaitingKind,
  counted: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    (select ${sql.lit(kind)} as kind, ${sql.lit(place)} as of, place.id, place.title, place.created_at,
            counted.count, counted.due_at
       from (${counted}) as counted
       join ${sql.table(place === "screening" ? "screenings" : "drives")} as place on place.id = counted.id and place.account_id = ${accountId})`;
}

/** Whom a rejection could not be sent to, nor any later one. */
function unsentRejections(accountId: AccountId, column: "result_id" | "interview_id"): RawBuilder<unknown> {
  return sql`
    select ${sql.ref(column)} from candidate_mails as mail
     where account_id = ${accountId} and kind = 'rejected' and state = 'failed' and ${sql.ref(column)} is not null
       and not exists (select from candidate_mails as later
                        where later.${sql.ref(column)} = mail.${sql.ref(column)} and later.kind = 'rejected'
                          and later.state in ('waiting', 'sent'))`;
}

/** As it stands; null where it was taken back. */
const decisionOn = sql`(
  select kind from interview_decisions where interview_id = interview.id order by sequence desc limit 1)`;
