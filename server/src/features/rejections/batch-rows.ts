import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { RejectedIn } from "./recipient-rows.ts";

export type BatchRow = Selectable<Tables["mail_batches"]>;
export type CountedBatch = BatchRow & { count: number; now: Date };
export type MailRow = Pick<
  Selectable<Tables["candidate_mails"]>,
  "id" | "batch_id" | "result_id" | "interview_id" | "mail_key" | "state"
>;

type OfAccount = { accountId: AccountId; id: string };

export async function insertMailBatch(
  database: Queryable<Tables>,
  of: RejectedIn,
  batch: Pick<BatchRow, "text" | "gives_reason" | "language" | "sends_at" | "sent_by">,
): Promise<string> {
  const { id } = await database
    .insertInto("mail_batches")
    .values({
      ...batch,
      account_id: of.accountId,
      screening_id: "screeningId" in of ? of.screeningId : null,
      drive_id: "driveId" in of ? of.driveId : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A line in the log for each, which waits for the batch to leave. Answers their ids. */
export async function insertWaitingMails(
  database: Queryable<Tables>,
  of: RejectedIn,
  mails: {
    batchId: string;
    subject: string;
    sendsAt: Date;
    recipients: { id: string; email: string | null }[];
  },
): Promise<string[]> {
  const { batchId, subject, sendsAt, recipients } = mails;
  const column = "screeningId" in of ? "result_id" : "interview_id";
  const { rows } = await sql<{ id: string }>`
    insert into candidate_mails
      (account_id, kind, batch_id, ${sql.ref(column)}, mail_key, email, subject, state, sends_at)
    select ${of.accountId}::uuid, 'rejected', ${batchId}::uuid, id, 'rejection:' || id || ':' || ${batchId}::text,
           email, ${subject}, 'waiting', ${sendsAt}::timestamptz
      from json_to_recordset(${JSON.stringify(recipients)}::json) as recipient (id uuid, email text)
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}

/** With the number of its mails, and the time that it is. */
export async function findMailBatch(
  database: Queryable<Tables>,
  { accountId, id }: OfAccount,
): Promise<CountedBatch | undefined> {
  return countedBatches(database, accountId).where("batch.id", "=", id).executeTakeFirst();
}

/** Those that can still be undone; what leaves first comes first. */
export function listWaitingBatches(database: Queryable<Tables>, of: RejectedIn): Promise<CountedBatch[]> {
  return countedBatches(database, of.accountId)
    .where(
      "screeningId" in of ? "batch.screening_id" : "batch.drive_id",
      "=",
      "screeningId" in of ? of.screeningId : of.driveId,
    )
    .where("batch.undone_at", "is", null)
    .where("batch.sends_at", ">", sql<Date>`clock_timestamp()`)
    .orderBy("batch.sends_at")
    .execute();
}

function countedBatches(database: Queryable<Tables>, accountId: AccountId) {
  return database
    .selectFrom("mail_batches as batch")
    .selectAll("batch")
    .select([
      sql<number>`(select count(*) from candidate_mails where batch_id = batch.id)`.as("count"),
      sql<Date>`clock_timestamp()`.as("now"),
    ])
    .where("batch.account_id", "=", accountId);
}

/** Until the transaction ends nobody else undoes it or takes up one of its mails. */
export function lockMailBatch(
  database: Queryable<Tables>,
  { accountId, id }: OfAccount,
): Promise<BatchRow | undefined> {
  return database
    .selectFrom("mail_batches")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(database: Queryable<Tables>, { accountId, id }: OfAccount): Promise<void> {
  await database
    .updateTable("mail_batches")
    .set({ undone_at: sql<Date>`clock_timestamp()` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
  await database
    .updateTable("candidate_mails")
    .set({ state: "undone" })
    .where("account_id", "=", accountId)
    .where("batch_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

export function findBatchMail(
  database: Queryable<Tables>,
  { accountId, id }: OfAccount,
): Promise<MailRow | undefined> {
  return database
    .selectFrom("candidate_mails")
    .select(["id", "batch_id", "result_id", "interview_id", "mail_key", "state"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export type BatchCounts = { waiting: number; sent: number; failed: number; undone: number };

export function countBatchMails(
  database: Queryable<Tables>,
  { accountId, id }: OfAccount,
): Promise<BatchCounts> {
  const count = (state: keyof BatchCounts) => sql<number>`count(*) filter (where state = ${state})`.as(state);
  return database
    .selectFrom("candidate_mails")
    .select([count("waiting"), count("sent"), count("failed"), count("undone")])
    .where("account_id", "=", accountId)
    .where("batch_id", "=", id)
    .executeTakeFirstOrThrow();
}
