import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What a mail is about, with which its line in the log goes. */
export type MailSubject = { resultId: string } | { applicationId: string } | { interviewId: string };
export type MailState = Tables["candidate_mails"]["state"];

/**
 * A line for a mail that is about to be sent, and what became of it so far: the same key is the same mail. Null where
 * what it is about is gone; an erasure that has begun is waited for.
 */
export async function logMail(
  database: Queryable<Tables>,
  of: {
    accountId: AccountId;
    kind: CandidateMailKind;
    about: MailSubject;
    mail: { idempotencyKey: string; subject: string; to: { address: string } };
  },
): Promise<MailState | null> {
  const { accountId, kind, about, mail } = of;
  const { table, column, id } = placeOf(about);
  const { rows } = await sql<{ state: MailState }>`
    with about as (
      select id from ${sql.table(table)} where account_id = ${accountId} and id = ${id} for key share
    )
    insert into candidate_mails (account_id, kind, ${sql.ref(column)}, mail_key, email, subject, state)
    select ${accountId}::uuid, ${kind}, id, ${mail.idempotencyKey}, ${mail.to.address}, ${mail.subject}, 'waiting'
      from about
    on conflict (mail_key) do update set email = excluded.email, subject = excluded.subject
    returning state`.execute(database);
  return rows[0]?.state ?? null;
}

/** What became of a mail. What was sent stays sent. */
export async function settleMail(
  database: Queryable<Tables>,
  of: {
    accountId: AccountId;
    mailKey: string;
    state: MailState;
    /** Why it is not sent, or not yet, in words. */
    failure: string | null;
  },
): Promise<void> {
  const { accountId, mailKey, state, failure } = of;
  await database
    .updateTable("candidate_mails")
    .set({ state, failure, ...(state === "sent" ? { sent_at: sql<Date>`clock_timestamp()` } : {}) })
    .where("account_id", "=", accountId)
    .where("mail_key", "=", mailKey)
    .where("state", "<>", "sent")
    .execute();
}

function placeOf(about: MailSubject): { table: string; column: string; id: string } {
  if ("resultId" in about) {
    return { table: "screening_results", column: "result_id", id: about.resultId };
  }
  if ("applicationId" in about) {
    return { table: "applications", column: "application_id", id: about.applicationId };
  }
  return { table: "interviews", column: "interview_id", id: about.interviewId };
}
