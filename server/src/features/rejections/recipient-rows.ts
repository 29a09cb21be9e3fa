import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { MailState } from "../candidate-mails/log-rows.ts";
import { isHidden } from "../results/matching-rows.ts";

/** Of one screening, or of one drive. */
export type RejectedIn = { accountId: AccountId } & ({ screeningId: string } | { driveId: string });

/** A result or an interview that was rejected, or whose candidate was told so. */
export type Recipient = {
  id: string;
  name: string | null;
  email: string | null;
  /** What stands for a hidden name; null where none can be hidden. */
  candidate_number: number | null;
  is_hidden: boolean;
  /** Invented: of a sample. */
  is_sample: boolean;
  is_rejected: boolean;
  is_withdrawn: boolean;
  reason: string | null;
  /** Of the mail that counts: one that was sent or is going to be, or else the last one that failed. */
  mail_state: Exclude<MailState, "undone"> | null;
  mail_failure: string | null;
  /** When they were told, or are going to be. */
  told_at: Date | null;
};

/** Those of `ids` alone, where ids are given. */
export async function listRecipients(
  database: Queryable<Tables>,
  of: RejectedIn,
  ids: string[] | null = null,
): Promise<Recipient[]> {
  const query = "screeningId" in of ? ofScreening(of, ids) : ofDrive(of, ids);
  return (await query.execute(database)).rows;
}

/** An applicant is written to at the address that they gave; of one CV sent twice the application counts that stands. */
function ofScreening(
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
  ids: string[] | null,
) {
  return sql<Recipient>`
    with applicants as (
      select distinct on (coalesce(file.duplicate_of, file.id))
             coalesce(file.duplicate_of, file.id) as cv_file_id,
             application.name, application.email, application.withdrawn_at
        from applications as application
        join cv_files as file on file.id = application.file_id
       where application.account_id = ${accountId} and application.screening_id = ${screeningId}
         and application.state = 'sent'
       order by coalesce(file.duplicate_of, file.id), application.withdrawn_at is not null, application.sent_at desc
    )
    select result.id,
           coalesce(result.name, applicant.name) as name,
           coalesce(applicant.email, result.email) as email,
           result.candidate_number,
           ${isHidden} as is_hidden,
           screening.is_sample,
           result.decision is not distinct from 'reject' as is_rejected,
           applicant.withdrawn_at is not null as is_withdrawn,
           result.decision_reason as reason,
           mail.state as mail_state, mail.failure as mail_failure, mail.told_at
      from screening_results as result
      join screenings as screening on screening.id = result.screening_id
      left join applicants as applicant on applicant.cv_file_id = result.cv_file_id
      left join lateral ${mailThatCounts("result_id", "result")} as mail on true
     where result.account_id = ${accountId} and result.screening_id = ${screeningId}
       and (result.decision = 'reject' or mail.state in ('waiting', 'sent') or ${ids !== null})
       and (${ids}::uuid[] is null or result.id = any(${ids}::uuid[]))`;
}

function ofDrive({ accountId, driveId }: { accountId: AccountId; driveId: string }, ids: string[] | null) {
  return sql<Recipient>`
    select interview.id,
           candidate.name,
           candidate.email,
           null as candidate_number,
           false as is_hidden,
           drive.is_sample,
           decision.kind is not distinct from 'reject' as is_rejected,
           interview.outcome = 'withdrawn' as is_withdrawn,
           decision.reason,
           mail.state as mail_state, mail.failure as mail_failure, mail.told_at
      from interviews as interview
      join drive_candidates as candidate on candidate.id = interview.candidate_id
      join drives as drive on drive.id = interview.drive_id
      left join lateral (
        select kind, reason from interview_decisions
         where interview_id = interview.id order by sequence desc limit 1
      ) as decision on true
      left join lateral ${mailThatCounts("interview_id", "interview")} as mail on true
     where interview.account_id = ${accountId} and interview.drive_id = ${driveId}
       and (decision.kind = 'reject' or mail.state in ('waiting', 'sent') or ${ids !== null})
       and (${ids}::uuid[] is null or interview.id = any(${ids}::uuid[]))`;
}

function mailThatCounts(column: "result_id" | "interview_id", of: "result" | "interview") {
  return sql`(
    select state, failure, coalesce(sent_at, sends_at) as told_at from candidate_mails
     where ${sql.ref(column)} = ${sql.ref(`${of}.id`)} and kind = 'rejected' and state <> 'undone'
     order by state = 'failed', created_at desc limit 1)`;
}
