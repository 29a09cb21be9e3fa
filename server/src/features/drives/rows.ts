import type { Selectable, UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

export type DriveRow = Selectable<Tables["drives"]>;

export function findDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DriveRow | undefined> {
  return database
    .selectFrom("drives")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Throws `driveNotFound`, for a foreign id as for one that does not exist. */
export async function requireDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DriveRow> {
  const row = await findDrive(database, accountId, id);
  if (!row) {
    throw new Failure("driveNotFound");
  }
  return row;
}

/** For jobs: the row says whose it is. */
export function findDriveForJob(database: Queryable<Tables>, id: string): Promise<DriveRow | undefined> {
  return database.selectFrom("drives").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks the row whose status is about to be decided on. Throws `driveNotFound`. */
export async function lockDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DriveRow> {
  const row = await lockDriveIfThere(database, accountId, id);
  if (!row) {
    throw new Failure("driveNotFound");
  }
  return row;
}

/** As `lockDrive`, for jobs: their drive may have been deleted meanwhile. */
export function lockDriveIfThere(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DriveRow | undefined> {
  return database
    .selectFrom("drives")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateDriveRow(
  database: Queryable<Tables>,
  drive: { accountId: AccountId; id: string },
  changes: UpdateObject<Tables, "drives">,
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    return;
  }
  await database
    .updateTable("drives")
    .set(changes)
    .where("account_id", "=", drive.accountId)
    .where("id", "=", drive.id)
    .execute();
}

/** A line of the drive's history: "Mara Ruiz scheduled 10 interviews." */
export async function insertDriveEvent(
  database: Queryable<Tables>,
  event: { accountId: AccountId; driveId: string; sentence: string },
): Promise<void> {
  await database
    .insertInto("drive_events")
    .values({ account_id: event.accountId, drive_id: event.driveId, sentence: event.sentence })
    .execute();
}
