import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** One at a time, so that two tabs that ask for the sample get the same one. */
export async function lockOwner(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

export async function findSampleDriveId(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("drives")
    .select("id")
    .where("account_id", "=", accountId)
    .where("is_sample", "=", true)
    .executeTakeFirst();
  return row?.id;
}

/** What some people are in the newest sample screening that shows them, by their addresses. */
export async function findSampleResults(
  database: Queryable<Tables>,
  accountId: AccountId,
  emails: string[],
): Promise<{ screeningId: string; results: { id: string; email: string }[] } | null> {
  const { rows } = await sql<{ id: string; screening_id: string; email: string }>`
    select result.id, result.screening_id, lower(result.email) as email
      from screening_results as result
     where result.account_id = ${accountId} and lower(result.email) = any(${emails})
       and result.screening_id = (
         select id from screenings
          where account_id = ${accountId} and is_sample and not is_blind and status = 'Completed'
          order by created_at desc limit 1)`.execute(database);
  const [first] = rows;
  return first
    ? { screeningId: first.screening_id, results: rows.map(({ id, email }) => ({ id, email })) }
    : null;
}

/** The interviews of a drive with the addresses of their candidates. */
export function listInterviewsByEmail(
  database: Queryable<Tables>,
  { accountId, driveId }: { accountId: AccountId; driveId: string },
): Promise<{ id: string; email: string }[]> {
  return database
    .selectFrom("interviews")
    .innerJoin("drive_candidates as candidates", "candidates.id", "interviews.candidate_id")
    .select(["interviews.id", "candidates.email"])
    .where("interviews.account_id", "=", accountId)
    .where("interviews.drive_id", "=", driveId)
    .execute();
}

/** Nothing waits to be sent, and nobody was invited: no later mail goes to whoever was not. */
export async function leaveUninvited(
  database: Queryable<Tables>,
  { accountId, driveId }: { accountId: AccountId; driveId: string },
): Promise<void> {
  await database
    .updateTable("interviews")
    .set({ email_status: "SENT" })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .execute();
}
