import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { AccountRow } from "../accounts/rows.ts";
import { deletedMailPrefix } from "./deleted-mail-key.ts";

export type WhatGoes = {
  screenings: number;
  cvs: number;
  drives: number;
  interviews: number;
  running_drives: number;
  on_hold: number;
};

export async function countWhatGoes(database: Queryable<Tables>, accountId: AccountId): Promise<WhatGoes> {
  const { rows } = await sql<WhatGoes>`
    select
      (select count(*) from screenings where account_id = ${accountId}) as screenings,
      (select count(*) from cv_files where account_id = ${accountId}) as cvs,
      (select count(*) from drives where account_id = ${accountId}) as drives,
      (select count(*) from interviews where account_id = ${accountId}) as interviews,
      (select count(*) from drives where account_id = ${accountId} and status = 'InProgress') as running_drives,
      (select count(*) from screenings where account_id = ${accountId} and hold_reason is not null)
        + (select count(*) from drives where account_id = ${accountId} and hold_reason is not null) as on_hold`.execute(
    database,
  );
  const [row] = rows;
  if (!row) {
    throw new Error("A count answered no row.");
  }
  return row;
}

/** From now on nobody signs in to it, and its address is free. False when it was closed before. */
export async function markClosing(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const marked = await database
    .updateTable("accounts")
    .set({ closing_at: sql`now()` })
    .where("id", "=", accountId)
    .where("closing_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Nobody applies any more to what is about to go. */
export async function closeJobForms(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database
    .updateTable("screenings")
    .set({ visibility: "internal" })
    .where("account_id", "=", accountId)
    .where("visibility", "=", "public")
    .execute();
}

/** Links in mails that were sent before. */
export async function deleteLinkTokens(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database.deleteFrom("link_tokens").where("account_id", "=", accountId).execute();
}

export async function listClosingAccounts(database: Queryable<Tables>): Promise<AccountId[]> {
  const rows = await database
    .selectFrom("accounts")
    .select("id")
    .where("closing_at", "is not", null)
    .orderBy("closing_at")
    .execute();
  return rows.map(({ id }) => id);
}

type Next = { id: string; isRunning: boolean };

export async function findNextScreening(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Next | undefined> {
  return database
    .selectFrom("screenings")
    .select(["id", sql<boolean>`status = 'InProgress'`.as("isRunning")])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** One whose candidates have all been told that it is over comes before one that waits for that. */
export async function findNextDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Next | undefined> {
  return database
    .selectFrom("drives as drive")
    .select(["id", sql<boolean>`status = 'InProgress'`.as("isRunning")])
    .where("account_id", "=", accountId)
    .orderBy(sql`exists (select from interviews where drive_id = drive.id and notice is not null)`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** A hold that was put by a call under way while the account was closed: its owner has let go of everything since. */
export async function endLegalHolds(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  for (const table of ["screenings", "drives"] as const) {
    await database
      .updateTable(table)
      .set({ hold_reason: null, hold_by: null, hold_since: null })
      .where("account_id", "=", accountId)
      .where("hold_reason", "is not", null)
      .execute();
  }
}

/** Mails to candidates that no mail server took over: they are found by the ids that their keys name. */
export async function deleteInboxMailsOfCandidates(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<void> {
  await sql`
    delete from inbox_mails as mail
     where idempotency_key in (select mail_key from candidate_mails where account_id = ${accountId})
        or exists (
          select from regexp_matches(mail.idempotency_key, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found(ids)
           where ids[1]::uuid in (
             select id from interviews where account_id = ${accountId}
             union all select id from applications where account_id = ${accountId}
             union all select id from screening_results where account_id = ${accountId}
           )
        )`.execute(database);
}

/** Locks the account for as long as the transaction takes: nothing new can be its own meanwhile. */
export async function lockClosing(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Pick<AccountRow, "username" | "email" | "language"> | undefined> {
  return database
    .selectFrom("accounts")
    .select(["username", "email", "language"])
    .where("id", "=", accountId)
    .where("closing_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * What names an address without an account: failures to sign in, and mails that no mail server took over. Whoever has
 * signed up with it since the account was closed keeps theirs.
 */
export async function forgetAddress(
  database: Queryable<Tables>,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<void> {
  const closing = sql`(select closing_at from accounts where id = ${accountId})`;
  await sql`
    delete from sign_in_failures
     where (email = ${email} and tried_at <= ${closing}) or email in (${`session of ${accountId}`}, ${`second factor of ${accountId}`})`.execute(
    database,
  );
  await sql`
    delete from inbox_mails
     where (lower(recipient) = ${email} or right(lower(recipient), ${email.length + 2}) = ${`<${email}>`})
       and created_at <= ${closing}`.execute(database);
}

/** What providers of payments have said about its orders; the orders go with the account. */
export async function deletePaymentTraces(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  const orders = sql`(select id from payment_orders where account_id = ${accountId})`;
  await sql`delete from payment_events where order_id in ${orders}`.execute(database);
  await sql`delete from sandbox_payments where order_id in ${orders}`.execute(database);
}

/** With everything that hangs on it: its ledger too, which goes no other way. */
export async function deleteAccountRow(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database
    .deleteFrom("accounts")
    .where("id", "=", accountId)
    .where("closing_at", "is not", null)
    .execute();
}

/** Of the operator's inbox: nobody's address stays because it was forgotten. */
export async function deleteOldDeletedMails(database: Queryable<Tables>): Promise<void> {
  await database
    .deleteFrom("inbox_mails")
    .where(sql<boolean>`starts_with(idempotency_key, ${deletedMailPrefix})`)
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
