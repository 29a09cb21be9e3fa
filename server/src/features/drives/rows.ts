import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import type { aggregateDrives, listDriveRounds } from "@winnow/contract/drives.ts";
import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { hasWords } from "../../platform/database/has-words.ts";
import { naturalOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPageOfIds } from "../../platform/database/read-page.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { sayHappening } from "./say-happening.ts";

export type DriveRow = Selectable<Tables["drives"]>;
export type DriveCounts = {
  candidates: number;
  invited: number;
  not_sent: number;
  being_sent: number;
  begun: number;
  completed: number;
};
export type DriveWithCounts = DriveRow & DriveCounts;
/** A drive as lists show it: without its job description and its questions, which may be long. */
export type ListedDrive = Pick<DriveRow, (typeof listedColumns)[number]> &
  DriveCounts & { questions_count: number };

const listedColumns = [
  "id",
  "title",
  "status",
  "is_sample",
  "opens_at",
  "closes_at",
  "time_zone",
  "undo_until",
  "hold_reason",
  "created_at",
  "scheduled_at",
  "completed_at",
] as const;

export async function insertDrive(
  database: Queryable<Tables>,
  drive: Insertable<Tables["drives"]>,
): Promise<string> {
  const { id } = await database.insertInto("drives").values(drive).returning("id").executeTakeFirstOrThrow();
  return id;
}

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

/** A line of the drive's history: "Mara Ruiz scheduled 10 interviews." One that names a candidate goes with them. */
export async function insertDriveEvent(
  database: Queryable<Tables>,
  event: { accountId: AccountId; driveId: string; happened: DriveHappening; candidateId?: string },
): Promise<void> {
  await database
    .insertInto("drive_events")
    .values({
      account_id: event.accountId,
      drive_id: event.driveId,
      sentence: sayHappening(event.happened),
      happened: JSON.stringify(event.happened),
      candidate_id: event.candidateId ?? null,
    })
    .execute();
}

export function listDriveEvents(
  database: Queryable<Tables>,
  drive: { accountId: AccountId; id: string },
): Promise<Pick<Selectable<Tables["drive_events"]>, "id" | "sentence" | "happened" | "created_at">[]> {
  return database
    .selectFrom("drive_events")
    .select(["id", "sentence", "happened", "created_at"])
    .where("account_id", "=", drive.accountId)
    .where("drive_id", "=", drive.id)
    .orderBy("sequence", "desc")
    .execute();
}

const candidatesOf = sql<number>`(select count(*) from drive_candidates where drive_id = drives.id)`;
const completedOf = sql<number>`(
  select count(*) from interviews where drive_id = drives.id and status = 'COMPLETED')`;

const withCounts = (database: Queryable<Tables>, accountId: AccountId) =>
  database
    .selectFrom("drives")
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom("interviews")
          .whereRef("interviews.drive_id", "=", "drives.id")
          .select([
            sql<number>`count(*) filter (where email_status = 'SENT')`.as("invited"),
            sql<number>`count(*) filter (where email_failure is not null)`.as("not_sent"),
            sql<number>`count(*) filter (
              where outcome = 'none' and email_status = 'NOT_SENT' and email_failure is null
            )`.as("being_sent"),
            sql<number>`count(*) filter (where status <> 'NotAttended')`.as("begun"),
            sql<number>`count(*) filter (where status = 'COMPLETED')`.as("completed"),
          ])
          .as("counts"),
      (join) => join.onTrue(),
    )
    .select(["counts.invited", "counts.not_sent", "counts.being_sent", "counts.begun", "counts.completed"])
    .select(candidatesOf.as("candidates"))
    .where("drives.account_id", "=", accountId);

/** Throws `driveNotFound`, for a foreign id as for one that does not exist. */
export async function getDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DriveWithCounts> {
  const row = await withCounts(database, accountId)
    .selectAll("drives")
    .where("drives.id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("driveNotFound");
  }
  return row;
}

export async function listDriveRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  query: z.output<typeof listDriveRounds.schema.querystring>,
): Promise<{ rows: ListedDrive[]; total: number }> {
  const { search, status, sort_by: column, order_by: direction, start, size } = query;
  const matching = database
    .selectFrom("drives")
    .where("account_id", "=", accountId)
    .$if(search !== "", (all) => all.where(hasWords(sql.ref("title"), search)))
    .$if(status !== undefined && status.length > 0, (all) => all.where("status", "in", status ?? []));
  const by =
    column === "candidates"
      ? candidatesOf
      : column === "completed"
        ? completedOf
        : column === "title"
          ? naturalOrder(sql.ref("title"))
          : sql.ref(`drives.${column}`);
  const order = sql`${by} ${sql.raw(direction)} nulls last, drives.id ${sql.raw(direction)}`;
  return readPageOfIds({
    counted: matching,
    sorted: matching.select("id").orderBy(order),
    complete: (page) =>
      withCounts(database, accountId)
        .innerJoin(page, (join) => join.onRef("page.id", "=", "drives.id"))
        .select(listedColumns.map((column) => `drives.${column}` as const))
        .select(sql<number>`jsonb_array_length(drives.questions)`.as("questions_count"))
        .select("page.total_of_list")
        .orderBy(order),
    start,
    size,
  });
}

/** Drives by status, or their interviews by a status of theirs. */
export async function countDrives(
  database: Queryable<Tables>,
  accountId: AccountId,
  options: {
    groupBy: z.output<typeof aggregateDrives.schema.body>["groupBy"];
    driveIds: string[] | undefined;
  },
): Promise<{ group_by: string; count: number }[]> {
  const { groupBy, driveIds } = options;
  const table = groupBy === "status" ? "drives" : "interviews";
  const key = groupBy === "status" ? "id" : "drive_id";
  const column = groupBy === "email_status" ? "email_status" : "status";
  const { rows } = await sql<{ group_by: string; count: number }>`
    select ${sql.ref(column)} as group_by, count(*) as count
      from ${sql.table(table)}
     where account_id = ${accountId}
       and (${driveIds === undefined} or ${sql.ref(key)} = any(${driveIds ?? []}::uuid[]))
     group by 1 order by 1`.execute(database);
  return rows;
}

export async function deleteDriveRow(
  database: Queryable<Tables>,
  drive: { accountId: AccountId; id: string },
): Promise<void> {
  await database
    .deleteFrom("drives")
    .where("account_id", "=", drive.accountId)
    .where("id", "=", drive.id)
    .execute();
}

/** Which of some objects are the original of a drive's job description. */
export async function findDriveJdKeysInUse(database: Queryable<Tables>, keys: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("drives")
    .select("jd_object_key as key")
    .where(sql<boolean>`jd_object_key = any(${keys})`)
    .execute();
  return rows.flatMap(({ key }) => key ?? []);
}

/** Drives from before a moment whose job description came as a file, in the order of their ids. */
export async function listStoredDriveJds(
  database: Queryable<Tables>,
  page: { before: Date; after: string; size: number },
): Promise<{ id: string; object_key: string }[]> {
  const rows = await database
    .selectFrom("drives")
    .select(["id", "jd_object_key"])
    .where("id", ">", page.after)
    .where("created_at", "<", page.before)
    .where("jd_object_key", "is not", null)
    .orderBy("id")
    .limit(page.size)
    .execute();
  return rows.map((row) => ({ id: row.id, object_key: row.jd_object_key ?? "" }));
}

/** What its candidates are told, in the recruiter's own words. */
export async function copyMailTexts(
  database: Queryable<Tables>,
  { accountId, from, to }: { accountId: AccountId; from: string; to: string },
): Promise<void> {
  await database
    .insertInto("mail_texts")
    .columns(["account_id", "drive_id", "kind", "text"])
    .expression((query) =>
      query
        .selectFrom("mail_texts")
        .select(["account_id", sql<string>`${to}::uuid`.as("drive_id"), "kind", "text"])
        .where("account_id", "=", accountId)
        .where("drive_id", "=", from),
    )
    .execute();
}
