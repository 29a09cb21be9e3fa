import { type Insertable, type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type ApplicationFileRow = Selectable<Tables["application_files"]>;
type OfApplication = { accountId: AccountId; applicationId: string };

/** Of an application, every file that answers a question of it. */
export function listApplicationFiles(
  database: Queryable<Tables>,
  { accountId, applicationId }: OfApplication,
): Promise<ApplicationFileRow[]> {
  return database
    .selectFrom("application_files")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("application_id", "=", applicationId)
    .orderBy("announced_at")
    .execute();
}

export async function insertApplicationFile(
  database: Queryable<Tables>,
  file: Insertable<Tables["application_files"]>,
): Promise<void> {
  await database.insertInto("application_files").values(file).execute();
}

/** What is stored of it goes along, by a trigger. Answers those that are gone. */
export function deleteApplicationFiles(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<ApplicationFileRow[]> {
  return database
    .deleteFrom("application_files")
    .where("account_id", "=", accountId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .returningAll()
    .execute();
}

/** False where another file has taken its place meanwhile. */
export async function markApplicationFileArrived(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("application_files")
    .set({ has_arrived: true })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that should be stored, in the order of their ids. */
export function listStoredApplicationFiles(
  database: Queryable<Tables>,
  page: { before: Date; after: string; size: number },
): Promise<{ id: string; object_key: string }[]> {
  return database
    .selectFrom("application_files")
    .select(["id", "object_key"])
    .where("id", ">", page.after)
    .where("announced_at", "<", page.before)
    .where("has_arrived", "=", true)
    .orderBy("id")
    .limit(page.size)
    .execute();
}

/** Of the keys given, those that hold the file of an application. */
export async function findApplicationFileKeysInUse(
  database: Queryable<Tables>,
  keys: string[],
): Promise<string[]> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from application_files where object_key = any(${keys}::text[])`.execute(database);
  return rows.map((row) => row.object_key);
}
