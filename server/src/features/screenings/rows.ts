import type { listScreenings as endpoint } from "@winnow/contract/screenings.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { hasWords } from "../../platform/database/has-words.ts";
import { naturalOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPageOfIds } from "../../platform/database/read-page.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

export type ScreeningRow = Selectable<Tables["screenings"]>;
export type ScreeningCounts = {
  uploaded: number;
  checking: number;
  ready: number;
  waiting: number;
  screened: number;
  failed: number;
  duplicates: number;
};
/** What the run that is going on has done, by the database's clock; null when none is. */
export type RunPace = { run_done: number | null; run_done_lately: number | null; run_seconds: number | null };
export type ScreeningWithCounts = ScreeningRow & Counted;
/** A screening as lists show it: without its job description, which may be long. */
export type ListedScreening = Pick<ScreeningRow, (typeof listedColumns)[number]> & Counted;
type Counted = ScreeningCounts & RunPace & { requirements_count: number; top_score: number | null };

const listedColumns = [
  "id",
  "title",
  "mode",
  "visibility",
  "status",
  "is_sample",
  "is_blind",
  "hold_reason",
  "jd_state",
  "jd_upload_state",
  "created_at",
  "started_at",
  "completed_at",
] as const;

export async function insertScreening(
  database: Queryable<Tables>,
  screening: {
    accountId: AccountId;
    title: string;
    mode?: "simple" | "live";
    visibility?: "internal" | "public";
    isSample?: boolean;
    isBlind?: boolean;
  },
): Promise<string> {
  const row = await database
    .insertInto("screenings")
    .values({
      account_id: screening.accountId,
      title: screening.title,
      mode: screening.mode ?? "simple",
      visibility: screening.visibility ?? "internal",
      is_sample: screening.isSample ?? false,
      is_blind: screening.isBlind ?? false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The pace of a run is that of its last minute. */
export const paceSeconds = 60;

const withCounts = (database: Queryable<Tables>, accountId: AccountId) =>
  database
    .selectFrom("screenings")
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom("cv_files")
          .whereRef("cv_files.screening_id", "=", "screenings.id")
          .select([
            sql<number>`count(*) filter (where duplicate_of is null and state <> 'uploading')`.as("uploaded"),
            sql<number>`count(*) filter (where state = 'uploaded' and not is_checked)`.as("checking"),
            sql<number>`count(*) filter (
              where state = 'uploaded' and is_checked and duplicate_of is null and not is_withdrawn)`.as(
              "ready",
            ),
            sql<number>`count(*) filter (where state in ('queued', 'screening'))`.as("waiting"),
            sql<number>`count(*) filter (where state = 'screened')`.as("screened"),
            sql<number>`count(*) filter (where state = 'failed')`.as("failed"),
            sql<number>`count(*) filter (where duplicate_of is not null)`.as("duplicates"),
          ])
          .as("counts"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom("screening_results")
          .whereRef("screening_results.screening_id", "=", "screenings.id")
          .whereRef("screening_results.created_at", ">=", "screenings.run_started_at")
          // Said here too, or the results of every screening are counted, to be thrown away.
          .where("screenings.status", "=", "InProgress")
          .select([
            sql<number>`count(*)`.as("done"),
            sql<number>`count(*) filter (where created_at > now() - make_interval(secs => ${paceSeconds}))`.as(
              "done_lately",
            ),
            sql<number>`extract(epoch from now() - screenings.run_started_at)`.as("seconds"),
          ])
          .as("run"),
      (join) => join.on("screenings.status", "=", "InProgress"),
    )
    .select(["run.done as run_done", "run.done_lately as run_done_lately", "run.seconds as run_seconds"])
    .select([
      "counts.uploaded",
      "counts.checking",
      "counts.ready",
      "counts.waiting",
      "counts.screened",
      "counts.failed",
      "counts.duplicates",
    ])
    .select([
      sql<number>`jsonb_array_length(screenings.requirements)`.as("requirements_count"),
      topScoreOf.as("top_score"),
    ])
    .where("screenings.account_id", "=", accountId);

const topScoreOf = sql<number | null>`(
  select max(matching_score) from screening_results where screening_id = screenings.id)`;
const uploadedOf = sql<number>`(
  select count(*) from cv_files
   where screening_id = screenings.id and duplicate_of is null and state <> 'uploading')`;

/** Throws `screeningNotFound`, for a foreign id as for one that does not exist. */
export async function getScreening(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ScreeningWithCounts> {
  const row = await withCounts(database, accountId)
    .selectAll("screenings")
    .where("screenings.id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("screeningNotFound");
  }
  return row;
}

/** Throws `screeningNotFound` as `getScreening` does, and counts nothing. */
export async function requireScreening(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ScreeningRow> {
  const row = await database
    .selectFrom("screenings")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("screeningNotFound");
  }
  return row;
}

/** Throws `screeningNotFound` as `requireScreening` does, and reads nothing of it. */
export async function requireScreeningId(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<void> {
  const row = await database
    .selectFrom("screenings")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("screeningNotFound");
  }
}

/** For jobs: the row says whose it is. */
export function findScreeningForJob(
  database: Queryable<Tables>,
  id: string,
): Promise<ScreeningRow | undefined> {
  return database.selectFrom("screenings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many JDs of an account wait to be read, or are being read. */
export async function countJdsBeingRead(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const { count } = await database
    .selectFrom("screenings")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("jd_upload_state", "=", "reading")
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of some objects are the JD of a screening, in force or on its way. */
export async function findJdKeysInUse(database: Queryable<Tables>, keys: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("screenings")
    .select("jd_object_key as key")
    .where(sql<boolean>`jd_object_key = any(${keys})`)
    .unionAll((query) =>
      query
        .selectFrom("screenings")
        .select("jd_upload_object_key as key")
        .where(sql<boolean>`jd_upload_object_key = any(${keys})`),
    )
    .execute();
  return rows.flatMap((row) => row.key ?? []);
}

/** Screenings from before a moment with a JD that came as a file, in the order of their ids. */
export async function listStoredJds(
  database: Queryable<Tables>,
  page: { before: Date; after: string; size: number },
): Promise<{ id: string; object_key: string }[]> {
  const rows = await database
    .selectFrom("screenings")
    .select(["id", "jd_object_key"])
    .where("id", ">", page.after)
    .where("created_at", "<", page.before)
    .where("jd_object_key", "is not", null)
    .orderBy("id")
    .limit(page.size)
    .execute();
  return rows.map((row) => ({ id: row.id, object_key: row.jd_object_key ?? "" }));
}

/** Locks the row whose status is about to be decided on. Throws `screeningNotFound`. */
export async function lockScreening(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ScreeningRow> {
  const row = await lockScreeningIfThere(database, accountId, id);
  if (!row) {
    throw new Failure("screeningNotFound");
  }
  return row;
}

/** As `lockScreening`, for jobs: their screening may have been deleted meanwhile. */
export function lockScreeningIfThere(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ScreeningRow | undefined> {
  return database
    .selectFrom("screenings")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateScreeningRow(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; id: string },
  changes: UpdateObject<Tables, "screenings">,
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    return;
  }
  await database
    .updateTable("screenings")
    .set(changes)
    .where("account_id", "=", screening.accountId)
    .where("id", "=", screening.id)
    .execute();
}

/** Says so of the JD on its way, unless it was replaced or cancelled in the meantime. */
export async function setJdWaitsForScanner(
  database: Queryable<Tables>,
  { accountId, id, uploadId }: { accountId: AccountId; id: string; uploadId: string },
): Promise<void> {
  await database
    .updateTable("screenings")
    .set({ jd_upload_waits_for_scanner: true })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("jd_upload_id", "=", uploadId)
    .where("jd_upload_state", "=", "reading")
    .execute();
}

export async function setStatus(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; id: string },
  status: ScreeningRow["status"],
): Promise<void> {
  const completed_at = status === "Completed" ? sql<Date>`now()` : null;
  await updateScreeningRow(database, screening, { status, completed_at });
}

/** The day of the first start is the day that "present" is counted to, for all CVs of the screening. */
export async function markRunStarted(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; id: string },
): Promise<void> {
  await updateScreeningRow(database, screening, {
    run_started_at: sql<Date>`now()`,
    started_at: sql<Date>`coalesce(started_at, now())`,
  });
}

/** Live screenings with CVs that wait for credits, where there are some: of one account or of all. */
export function listWaitingForCredits(
  database: Queryable<Tables>,
  accountId: AccountId | undefined,
): Promise<{ id: string; account_id: AccountId }[]> {
  return database
    .selectFrom("screenings")
    .innerJoin("cv_files", "cv_files.screening_id", "screenings.id")
    .innerJoin("credit_balances", "credit_balances.account_id", "screenings.account_id")
    .select(["screenings.id", "screenings.account_id"])
    .distinct()
    .where("screenings.status", "=", "InProgress")
    .where("screenings.mode", "=", "live")
    .where("cv_files.state", "=", "uploaded")
    .where("cv_files.is_checked", "=", true)
    .where("cv_files.duplicate_of", "is", null)
    .where("cv_files.is_withdrawn", "=", false)
    .whereRef("credit_balances.balance", ">", "credit_balances.held")
    .where((where) => where.and(accountId ? { "screenings.account_id": accountId } : {}))
    .execute();
}

export async function deleteScreeningRow(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; id: string },
): Promise<void> {
  await database
    .deleteFrom("screenings")
    .where("account_id", "=", screening.accountId)
    .where("id", "=", screening.id)
    .execute();
}

export async function listScreeningRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: ListedScreening[]; total: number }> {
  const { search, status, mode, visibility, sort_by: column, order_by: direction, start, size } = query;
  const matching = database
    .selectFrom("screenings")
    .where("account_id", "=", accountId)
    .$if(search !== "", (all) => all.where(hasWords(sql.ref("title"), search)))
    .$if(status !== undefined && status.length > 0, (all) => all.where("status", "in", status ?? []))
    .$if(mode !== undefined && mode.length > 0, (all) => all.where("mode", "in", mode ?? []))
    .$if(visibility !== undefined && visibility.length > 0, (all) =>
      all.where("visibility", "in", visibility ?? []),
    );
  const by =
    column === "uploaded"
      ? uploadedOf
      : column === "top_score"
        ? topScoreOf
        : column === "title"
          ? naturalOrder(sql.ref("title"))
          : sql.ref(`screenings.${column}`);
  const order = sql`${by} ${sql.raw(direction)} nulls last, screenings.id ${sql.raw(direction)}`;
  return readPageOfIds({
    counted: matching,
    sorted: matching.select("id").orderBy(order),
    complete: (page) =>
      withCounts(database, accountId)
        .innerJoin(page, (join) => join.onRef("page.id", "=", "screenings.id"))
        .select(listedColumns.map((column) => `screenings.${column}` as const))
        .select("page.total_of_list")
        .orderBy(order),
    start,
    size,
  });
}

export async function countScreenings(
  database: Queryable<Tables>,
  accountId: AccountId,
  options: { groupBy: "status" | "mode" | "visibility"; screeningIds: string[] | undefined },
): Promise<{ group_by: string; count: number }[]> {
  let query = database
    .selectFrom("screenings")
    .select([`${options.groupBy} as group_by`, sql<number>`count(*)`.as("count")])
    .where("account_id", "=", accountId)
    .groupBy(options.groupBy)
    .orderBy(options.groupBy);
  if (options.screeningIds) {
    if (options.screeningIds.length === 0) {
      return [];
    }
    query = query.where("id", "in", options.screeningIds);
  }
  return query.execute();
}

/** What its candidates are told, in the recruiter's own words. */
export async function copyMailTexts(
  database: Queryable<Tables>,
  { accountId, from, to }: { accountId: AccountId; from: string; to: string },
): Promise<void> {
  await database
    .insertInto("mail_texts")
    .columns(["account_id", "screening_id", "kind", "text"])
    .expression((query) =>
      query
        .selectFrom("mail_texts")
        .select(["account_id", sql<string>`${to}::uuid`.as("screening_id"), "kind", "text"])
        .where("account_id", "=", accountId)
        .where("screening_id", "=", from),
    )
    .execute();
}
