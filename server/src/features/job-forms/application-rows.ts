import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type ApplicationRow = Selectable<Tables["applications"]>;

/** Locks it until the transaction ends. */
export function lockApplication(
  database: Queryable<Tables>,
  { accountId, screeningId, id }: { accountId: AccountId; screeningId: string; id: string },
): Promise<ApplicationRow | undefined> {
  return database
    .selectFrom("applications")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function findApplication(
  database: Queryable<Tables>,
  { accountId, screeningId, id }: { accountId: AccountId; screeningId: string; id: string },
): Promise<ApplicationRow | undefined> {
  return database
    .selectFrom("applications")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whatever screening it was sent to; one that is still being filled in is the applicant's alone. */
export function findSentApplication(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<ApplicationRow | undefined> {
  return database
    .selectFrom("applications")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("state", "=", "sent")
    .executeTakeFirst();
}

/** How many are being filled in. */
export async function countBegun(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("applications")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("state", "=", "begun")
    .executeTakeFirstOrThrow();
  return count;
}

/** False where the id is taken. */
export async function insertApplication(
  database: Queryable<Tables>,
  application: Insertable<Tables["applications"]>,
): Promise<boolean> {
  const row = await database
    .insertInto("applications")
    .values(application)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateApplication(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
  changes: Omit<Updateable<Tables["applications"]>, "id" | "account_id" | "screening_id">,
): Promise<void> {
  await database
    .updateTable("applications")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** How many have applied. */
export async function countSent(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("applications")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return count;
}

/** What opens the receipt, beside what opens it already. */
export async function insertReceipt(
  database: Queryable<Tables>,
  receipt: { accountId: AccountId; applicationId: string; tokenHash: Buffer },
): Promise<void> {
  await database
    .insertInto("application_receipts")
    .values({
      account_id: receipt.accountId,
      application_id: receipt.applicationId,
      token_hash: receipt.tokenHash,
    })
    .execute();
}

export async function countReceipts(
  database: Queryable<Tables>,
  { accountId, applicationId }: { accountId: AccountId; applicationId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("application_receipts")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes one line of an application's log. */
export async function insertApplicationEvent(
  database: Queryable<Tables>,
  event: {
    accountId: AccountId;
    applicationId: string;
    kind: Tables["application_events"]["kind"];
    sentence: string;
  },
): Promise<void> {
  await database
    .insertInto("application_events")
    .values({
      account_id: event.accountId,
      application_id: event.applicationId,
      kind: event.kind,
      sentence: event.sentence,
    })
    .execute();
}

/** The one that was begun first, if that is more than an hour ago. What is stored of it goes along, by a trigger. */
export function deleteOldestBegun(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<ApplicationRow | undefined> {
  return database
    .deleteFrom("applications")
    .where("id", "=", (query) =>
      query
        .selectFrom("applications")
        .select("id")
        .where("account_id", "=", accountId)
        .where("screening_id", "=", screeningId)
        .where("state", "=", "begun")
        .where("begun_at", "<", sql<Date>`now() - interval '1 hour'`)
        .orderBy("begun_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Those that were begun a day ago and not sent, with their files. What is stored of them goes along, by a trigger, but
 * for what was never taken in.
 */
export async function deleteLeftApplications(database: Queryable<Tables>): Promise<void> {
  await database
    .deleteFrom("applications")
    .where("state", "=", "begun")
    .where("begun_at", "<", sql<Date>`now() - interval '24 hours'`)
    .execute();
}

/** Those of a screening that were not sent. */
export async function deleteBegunApplications(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<void> {
  await database
    .deleteFrom("applications")
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("state", "=", "begun")
    .execute();
}

/** Of the keys given, those that hold the CV of an application that is being filled in. */
export async function findApplicationKeysInUse(
  database: Queryable<Tables>,
  keys: string[],
): Promise<string[]> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from applications where object_key = any(${keys}::text[])`.execute(database);
  return rows.map((row) => row.object_key);
}
