import type { ExportFormat } from "@winnow/contract/exports.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { isHidden } from "../results/matching-rows.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { type ExportEvent, transitionOf } from "./states.ts";

/** Without the ids of its results and of those that it names, which may be many. */
export type ExportRow = Omit<Selectable<Tables["result_exports"]>, "result_ids" | "shown_ids"> & {
  results_count: number;
};

const columns = [
  "id",
  "account_id",
  "screening_id",
  "format",
  "paper",
  "state",
  "done_count",
  "file_name",
  "object_key",
  "size_bytes",
  "message",
  "requested_by",
  "created_at",
  "expires_at",
] as const;

const withCount = (database: Queryable<Tables>) =>
  database
    .selectFrom("result_exports")
    .select(columns)
    .select(sql<number>`cardinality(result_ids)`.as("results_count"));

/** How many files of an account wait to be made, or are being made. */
export async function countUnfinishedExports(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<number> {
  const { count } = await database
    .selectFrom("result_exports")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("state", "in", ["waiting", "working"])
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(
  database: Queryable<Tables>,
  wish: {
    accountId: AccountId;
    screeningId: string;
    format: ExportFormat;
    paper: "A4" | "Letter";
    resultIds: string[];
    fileName: string;
    requestedBy: string;
    daysKept: number;
  },
): Promise<string> {
  const { id } = await database
    .insertInto("result_exports")
    .values({
      account_id: wish.accountId,
      screening_id: wish.screeningId,
      format: wish.format,
      paper: wish.paper,
      result_ids: wish.resultIds,
      file_name: wish.fileName,
      requested_by: wish.requestedBy,
      expires_at: sql<Date>`now() + make_interval(days => ${wish.daysKept})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws `exportNotFound`, for a foreign id as for one that does not exist. */
export async function getExportRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ExportRow> {
  const row = await withCount(database)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("exportNotFound");
  }
  return row;
}

/** True when the file names somebody whose name is hidden by now, or who is gone from a screening that hides names. */
export async function namesSomebodyHidden(
  database: Queryable<Tables>,
  which: { accountId: AccountId; id: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select exists (
      select from result_exports as export
        join screenings as screening on screening.id = export.screening_id and screening.is_blind
       cross join unnest(export.shown_ids) as shown (id)
        left join screening_results as result on result.id = shown.id
       where export.id = ${which.id} and export.account_id = ${which.accountId}
         and result.revealed_at is null
    ) as is_so`.execute(database);
  return rows[0]?.is_so ?? false;
}

/** What the one candidate of an export is called, a number where the name is hidden; null where nobody has a name. */
export async function findOnlyLabel(
  database: Queryable<Tables>,
  which: { accountId: AccountId; id: string; language: PageLanguage },
): Promise<string | null> {
  const row = await database
    .selectFrom("result_exports as export")
    .innerJoin("screening_results as result", (join) =>
      join.on(sql<boolean>`result.id = export.result_ids[1]`),
    )
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select(["result.name", "result.candidate_number", isHidden.as("is_hidden")])
    .where("export.account_id", "=", which.accountId)
    .where("export.id", "=", which.id)
    .executeTakeFirst();
  return row?.is_hidden ? candidateLabel(row.candidate_number, which.language) : (row?.name ?? null);
}

/** Newest first. */
export function listExportRows(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<ExportRow[]> {
  return withCount(database)
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** For jobs: the row says whose it is. */
export function findExportForJob(database: Queryable<Tables>, id: string) {
  return database.selectFrom("result_exports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Which of some objects are the file of an export, whole or in work. */
export async function findExportKeysInUse(database: Queryable<Tables>, keys: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("result_exports")
    .select("object_key")
    .where(sql<boolean>`object_key = any(${keys})`)
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}

/** Exports from before a moment whose file should be there, in the order of their ids. */
export async function listStoredExports(
  database: Queryable<Tables>,
  page: { before: Date; after: string; size: number },
): Promise<{ id: string; object_key: string }[]> {
  const rows = await database
    .selectFrom("result_exports")
    .select(["id", "object_key"])
    .where("id", ">", page.after)
    .where("created_at", "<", page.before)
    .where("state", "=", "ready")
    .orderBy("id")
    .limit(page.size)
    .execute();
  return rows.map((row) => ({ id: row.id, object_key: row.object_key ?? "" }));
}

/** False when it is no longer there, or in a state in which the event does not count. */
export async function moveExport(
  database: Queryable<Tables>,
  which: { accountId: AccountId; id: string; event: ExportEvent },
  changes: UpdateObject<Tables, "result_exports"> = {},
): Promise<boolean> {
  const { from, to } = transitionOf(which.event);
  const moved = await database
    .updateTable("result_exports")
    .set({ ...changes, state: to })
    .where("account_id", "=", which.accountId)
    .where("id", "=", which.id)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** False when it is no longer there: then nobody waits for the file. */
export async function storeProgress(
  database: Queryable<Tables>,
  progress: { accountId: AccountId; id: string; doneCount: number },
): Promise<boolean> {
  const stored = await database
    .updateTable("result_exports")
    .set({ done_count: progress.doneCount })
    .where("account_id", "=", progress.accountId)
    .where("id", "=", progress.id)
    .where("state", "=", "working")
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Of those that a result is part of; answers the keys of their files. */
export async function deleteExportsWith(
  database: Queryable<Tables>,
  { accountId, screeningId, resultId }: { accountId: AccountId; screeningId: string; resultId: string },
): Promise<string[]> {
  const rows = await database
    .deleteFrom("result_exports")
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where(sql<boolean>`result_ids @> array[${resultId}::uuid]`)
    .returning("object_key")
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}

/** All of a screening; answers the keys of their files. */
export async function deleteExportsOf(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<string[]> {
  const rows = await database
    .deleteFrom("result_exports")
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .returning("object_key")
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}

/** Answers the keys of the files of what has expired. */
export async function deleteExpiredExports(database: Queryable<Tables>): Promise<string[]> {
  const rows = await database
    .deleteFrom("result_exports")
    .where(sql<boolean>`expires_at < now()`)
    .returning("object_key")
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}
