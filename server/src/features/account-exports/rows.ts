import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { type ExportedTable, secretColumns } from "./exported-tables.ts";

export type AccountExportRow = Selectable<Tables["account_exports"]>;

/** The one that is made: of two at once the second gets the first's. What was made before gives way to it. */
export async function insertAccountExport(
  database: Queryable<Tables>,
  accountId: AccountId,
  daysKept: number,
): Promise<{ row: AccountExportRow; isNew: boolean }> {
  const inserted = await database
    .insertInto("account_exports")
    .values({ account_id: accountId, expires_at: sql`now() + make_interval(days => ${daysKept})` })
    .onConflict((conflict) =>
      conflict.column("account_id").where("state", "in", ["waiting", "working"]).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (inserted) {
    await database
      .deleteFrom("account_exports")
      .where("account_id", "=", accountId)
      .where("id", "<>", inserted.id)
      .execute();
    return { row: inserted, isNew: true };
  }
  const row = await findNewestAccountExport(database, accountId);
  if (!row) {
    throw new Failure("exportNotFound");
  }
  return { row, isNew: false };
}

export function findNewestAccountExport(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<AccountExportRow | undefined> {
  return database
    .selectFrom("account_exports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Throws `exportNotFound`. */
export async function getAccountExportRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<AccountExportRow> {
  const row = await database
    .selectFrom("account_exports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("exportNotFound");
  }
  return row;
}

/** For a job, which names the row that it works on. */
export function findAccountExportForJob(
  database: Queryable<Tables>,
  id: string,
): Promise<AccountExportRow | undefined> {
  return database.selectFrom("account_exports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False where it is made already, or gone. */
export async function updateUnfinishedAccountExport(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
  changes: Partial<Pick<AccountExportRow, "state" | "object_key" | "size_bytes" | "message">>,
): Promise<boolean> {
  const updated = await database
    .updateTable("account_exports")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "working"])
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteExpiredAccountExports(database: Queryable<Tables>): Promise<void> {
  await database.deleteFrom("account_exports").where("expires_at", "<", sql<Date>`now()`).execute();
}

export async function findAccountExportKeysInUse(
  database: Queryable<Tables>,
  keys: string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom("account_exports")
    .select("object_key")
    .where(sql<boolean>`object_key = any(${keys})`)
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}

const rowsAtATime = 200;

/** The account itself, as JSON. */
export async function readAccount(database: Queryable<Tables>, accountId: AccountId): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select (to_jsonb(one) - ${secretColumns}::text[])::text as json from accounts as one where id = ${accountId}`.execute(
    database,
  );
  return rows[0]?.json ?? "null";
}

/** An account's rows of a table, each as JSON without what is secret, read in portions. */
export async function* readOwnRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  { name, key, of }: ExportedTable,
): AsyncGenerator<string> {
  const columns = sql.join(key.map((column) => sql.ref(`one.${column}`)));
  const asText = sql.join(key.map((column) => sql`${sql.ref(`one.${column}`)}::text`));
  const isOwn = of
    ? sql`${sql.ref(`one.${of.column}`)} in (select id from ${sql.table(of.table)} where account_id = ${accountId})`
    : sql`one.account_id = ${accountId}`;
  let last: string[] | null = null;
  while (true) {
    const isAfter: ReturnType<typeof sql> =
      last === null
        ? sql`true`
        : sql`(${columns}) > (select ${sql.join(key.map((column, place) => sql`(jsonb_populate_record(null::${sql.table(name)}, jsonb_build_object(${column}::text, ${last?.[place]}::text))).${sql.ref(column)}`))})`;
    const { rows }: { rows: { json: string; key: string[] }[] } = await sql<{ json: string; key: string[] }>`
      select (to_jsonb(one) - ${secretColumns}::text[])::text as json, array[${asText}] as key
        from ${sql.table(name)} as one
       where ${isOwn} and ${isAfter}
       order by ${columns}
       limit ${rowsAtATime}`.execute(database);
    yield* rows.map(({ json }) => json);
    last = rows.at(-1)?.key ?? null;
    if (last === null || rows.length < rowsAtATime) {
      return;
    }
  }
}

export type StoredFile = { object_key: string; path: string; file_name: string };

/**
 * Everything that is stored of an account but its exports, by the folder that it goes to and what it is called;
 * `isScanned`: without CVs that were not found free of viruses.
 */
export async function* readStoredFiles(
  database: Queryable<Tables>,
  accountId: AccountId,
  { isScanned }: { isScanned: boolean },
): AsyncGenerator<StoredFile> {
  let last = "";
  while (true) {
    const { rows }: { rows: StoredFile[] } = await sql<StoredFile>`
      select object_key, path, file_name from (
        select object_key, 'CVs/' || screening_id || '/' || id as path, file_name
          from cv_files where account_id = ${accountId} and duplicate_of is null and not is_original_gone
           and (is_checked or not ${isScanned})
        union all
        select jd_object_key, 'Job descriptions/' || id, coalesce(jd_file_name, 'jd')
          from screenings where account_id = ${accountId} and jd_object_key is not null
        union all
        select jd_object_key, 'Job descriptions/' || id, coalesce(jd_file_name, 'jd')
          from drives where account_id = ${accountId} and jd_object_key is not null
        union all
        select object_key, 'Files of applications/' || application_id || '/' || id, file_name
          from application_files where account_id = ${accountId} and object_key is not null
        union all
        select object_key, 'Recordings/' || interview_id || '/' || id, 'take-' || take || '.' || split_part(split_part(media_type, '/', 2), ';', 1)
          from recordings where account_id = ${accountId} and object_key is not null
      ) as files
      where object_key > ${last}
      order by object_key
      limit ${rowsAtATime}`.execute(database);
    yield* rows;
    last = rows.at(-1)?.object_key ?? last;
    if (rows.length < rowsAtATime) {
      return;
    }
  }
}
