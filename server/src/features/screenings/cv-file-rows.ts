import type { Correction } from "@winnow/contract/corrections.ts";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import { type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { placesOf } from "./object-keys.ts";
import { type CvFileEvent, cvFileEvents } from "./states.ts";
import { readStoredDocument } from "./stored/read-stored-document.ts";

export type CvFileRow = Omit<Selectable<Tables["cv_files"]>, "document" | "applicant_corrections">;
type CvFileChanges = Omit<Updateable<Tables["cv_files"]>, "state">;

/** Everything but the text that was read. */
export const cvFileColumns = [
  "id",
  "account_id",
  "screening_id",
  "file_name",
  "size_bytes",
  "media_type",
  "object_key",
  "state",
  "is_checked",
  "failure_reason",
  "sha256",
  "duplicate_of",
  "hold_id",
  "is_original_gone",
  "waits_for_scanner",
  "applicant_name",
  "is_withdrawn",
  "created_at",
] as const;

/** Answers the ids that were free; a file whose id is taken is not inserted. */
export async function insertCvFiles(
  database: Queryable<Tables>,
  files: {
    id: string;
    accountId: AccountId;
    screeningId: string;
    fileName: string;
    sizeBytes: number;
    mediaType: string;
    objectKey: string;
    failureReason?: string | null;
    /** Who has sent it by a form, with what they say was read wrongly. */
    applicant?: { name: string; corrections: Correction[] };
  }[],
): Promise<string[]> {
  if (files.length === 0) {
    return [];
  }
  const rows = await database
    .insertInto("cv_files")
    .values(
      files.map((file) => ({
        id: file.id,
        account_id: file.accountId,
        screening_id: file.screeningId,
        file_name: file.fileName,
        size_bytes: file.sizeBytes,
        media_type: file.mediaType,
        object_key: file.objectKey,
        state: file.failureReason ? ("failed" as const) : ("uploading" as const),
        failure_reason: file.failureReason ?? null,
        sha256: null,
        duplicate_of: null,
        hold_id: null,
        applicant_name: file.applicant?.name ?? null,
        applicant_corrections: JSON.stringify(file.applicant?.corrections ?? []),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** For jobs: the row says whose it is. */
export function findCvFileForJob(
  database: Queryable<Tables>,
  id: string,
  options: { lock?: boolean } = {},
): Promise<CvFileRow | undefined> {
  const query = database.selectFrom("cv_files").select(cvFileColumns).where("id", "=", id);
  return (options.lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Throws `fileNotFound`, for a foreign id as for one that does not exist. */
export async function getCvFile(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string; id: string; lock?: boolean },
): Promise<CvFileRow> {
  const query = database
    .selectFrom("cv_files")
    .select(cvFileColumns)
    .where("account_id", "=", options.accountId)
    .where("screening_id", "=", options.screeningId)
    .where("id", "=", options.id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) {
    throw new Failure("fileNotFound");
  }
  return row;
}

/** The files of one screening among `ids`. */
export function findCvFiles(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string; ids: string[] },
): Promise<CvFileRow[]> {
  if (options.ids.length === 0) {
    return Promise.resolve([]);
  }
  return database
    .selectFrom("cv_files")
    .select(cvFileColumns)
    .where("account_id", "=", options.accountId)
    .where("screening_id", "=", options.screeningId)
    .where("id", "in", options.ids)
    .execute();
}

/** Lets an event happen to one file. False when it is not legal in the file's state: then nothing changed. */
export async function moveCvFile(
  database: Queryable<Tables>,
  file: { accountId: AccountId; id: string; event: CvFileEvent },
  changes: CvFileChanges = {},
): Promise<boolean> {
  const { from, to } = cvFileEvents[file.event];
  // A file that failed is no original that others could be duplicates of.
  const forgotten = file.event === "refused" ? { sha256: null } : {};
  const moved = await database
    .updateTable("cv_files")
    .set({ failure_reason: null, ...changes, ...forgotten, state: to })
    .where("account_id", "=", file.accountId)
    .where("id", "=", file.id)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

export async function updateCvFile(
  database: Queryable<Tables>,
  file: { accountId: AccountId; id: string },
  changes: CvFileChanges,
): Promise<void> {
  await database
    .updateTable("cv_files")
    .set(changes)
    .where("account_id", "=", file.accountId)
    .where("id", "=", file.id)
    .execute();
}

/** Queues the ready files of a screening, oldest first; answers their ids. */
export async function queueReadyCvFiles(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string; holdId: string | null; atMost: number },
): Promise<string[]> {
  const { from, to } = cvFileEvents.queued;
  const rows = await database
    .updateTable("cv_files")
    .set({ state: to, hold_id: options.holdId })
    .where("id", "in", (ready) =>
      ready
        .selectFrom("cv_files")
        .select("id")
        .where("account_id", "=", options.accountId)
        .where("screening_id", "=", options.screeningId)
        .where("state", "in", from)
        .where("is_checked", "=", true)
        .where("duplicate_of", "is", null)
        .where("is_withdrawn", "=", false)
        .orderBy("created_at")
        .orderBy("id")
        .limit(options.atMost),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Takes back what is queued and not in work; answers how many of each hold. */
export async function takeBackQueuedCvFiles(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
): Promise<{ id: string; holdId: string | null }[]> {
  const { from, to } = cvFileEvents["taken back"];
  const rows = await database
    .updateTable("cv_files as file")
    .set({ state: to, hold_id: null })
    .from("cv_files as before")
    .whereRef("before.id", "=", "file.id")
    .where("file.account_id", "=", options.accountId)
    .where("file.screening_id", "=", options.screeningId)
    .where("file.state", "in", from)
    .returning(["file.id", "before.hold_id as hold_id"])
    .execute();
  return rows.map((row) => ({ id: row.id, holdId: row.hold_id }));
}

export async function findApplicantCorrections(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<Correction[]> {
  const row = await database
    .selectFrom("cv_files")
    .select("applicant_corrections")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.applicant_corrections ?? [];
}

/** The version of the notice that an applicant has agreed to in sending this CV; null for a CV that no applicant sent. */
export async function findApplicantConsent(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("applications")
    .select("consent_version")
    .where("account_id", "=", accountId)
    .where("file_id", "=", id)
    .executeTakeFirst();
  return row?.consent_version ?? null;
}

export function findSameBytes(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string; sha256: Buffer; exceptId: string },
): Promise<{ id: string; file_name: string; is_withdrawn: boolean } | undefined> {
  return database
    .selectFrom("cv_files")
    .select(["id", "file_name", "is_withdrawn"])
    .where("account_id", "=", options.accountId)
    .where("screening_id", "=", options.screeningId)
    .where("sha256", "=", options.sha256)
    .where("duplicate_of", "is", null)
    .where("id", "<>", options.exceptId)
    .executeTakeFirst();
}

/** Whether a CV, or the same bytes, came by another file than this one, which no applicant has withdrawn. */
export async function isCvWantedBesides(
  database: Queryable<Tables>,
  { accountId, keptId, exceptId }: { accountId: AccountId; keptId: string; exceptId: string },
): Promise<boolean> {
  const other = await database
    .selectFrom("cv_files as file")
    .leftJoin("applications as application", (join) =>
      join
        .onRef("application.account_id", "=", "file.account_id")
        .onRef("application.file_id", "=", "file.id"),
    )
    .select("file.id")
    .where("file.account_id", "=", accountId)
    .where(({ or, eb }) => or([eb("file.id", "=", keptId), eb("file.duplicate_of", "=", keptId)]))
    .where("file.id", "<>", exceptId)
    .where("application.withdrawn_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function findDocument(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<DocumentText | null> {
  const row = await database
    .selectFrom("cv_files")
    .select("document")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.document === null ? null : readStoredDocument(row.document);
}

export async function countCvFiles(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("cv_files")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a CV is screened, or has been. */
export async function isAnyCvScreened(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<boolean> {
  const used = await database
    .selectFrom("cv_files")
    .select(sql`1`.as("one"))
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .where("state", "in", ["queued", "screening", "screened"])
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Those that are queued or being screened. */
export async function countCvFilesInWork(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("cv_files")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .where("state", "in", ["queued", "screening"])
    .executeTakeFirstOrThrow();
  return count;
}

type Counting = { accountId: AccountId; atMost: number };

/** How many of an account's files wait to be read, or are being read. */
export const countCvFilesBeingRead = (database: Queryable<Tables>, counting: Counting) =>
  countUpTo(database, counting, sql`state = 'uploaded' and not is_checked`);

/** How many of an account's CVs are queued or being screened. */
export const countCvFilesBeingScreened = (database: Queryable<Tables>, counting: Counting) =>
  countUpTo(database, counting, sql`state in ('queued', 'screening')`);

/** An account's CVs that are queued or being screened. */
export async function listCvFilesInWork(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<string[]> {
  const rows = await database
    .selectFrom("cv_files")
    .select("id")
    .where("account_id", "=", accountId)
    .where("state", "in", ["queued", "screening"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function countUpTo(
  database: Queryable<Tables>,
  { accountId, atMost }: Counting,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select from cv_files where account_id = ${accountId} and ${condition} limit ${atMost}) as waiting`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Of all that goes with a screening: its CVs, and the files that were made of its results. */
export async function findObjectKeys(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<string[]> {
  const { accountId, screeningId } = where;
  const files = await database
    .selectFrom("cv_files")
    .select(["id", "state", "object_key"])
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .execute();
  const exports = await database
    .selectFrom("result_exports")
    .select("object_key")
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .execute();
  return [
    ...files.flatMap((file) =>
      file.state === "uploading" ? placesOf({ accountId, screeningId, fileId: file.id }) : file.object_key,
    ),
    ...exports.flatMap((file) => file.object_key ?? []),
  ];
}

/** Which of some objects a row points to; the same bytes sent twice are stored once. */
export async function findCvKeysInUse(database: Queryable<Tables>, keys: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("cv_files")
    .select("object_key")
    .where(sql<boolean>`object_key = any(${keys})`)
    .where("duplicate_of", "is", null)
    .execute();
  return rows.map((row) => row.object_key);
}

/** Files that never came, and so need not be stored. */
const reasonsWithoutFile = ["empty", "tooLarge", "notAsAnnounced"];

/** CVs from before a moment whose file should be there, in the order of their ids. */
export function listStoredCvFiles(
  database: Queryable<Tables>,
  page: { before: Date; after: string; size: number },
): Promise<Pick<CvFileRow, "id" | "account_id" | "object_key" | "is_original_gone">[]> {
  return database
    .selectFrom("cv_files")
    .select(["id", "account_id", "object_key", "is_original_gone"])
    .where("id", ">", page.after)
    .where("created_at", "<", page.before)
    .where("state", "<>", "uploading")
    .where("duplicate_of", "is", null)
    .where(sql<boolean>`coalesce(failure_reason, '') <> all(${reasonsWithoutFile})`)
    .orderBy("id")
    .limit(page.size)
    .execute();
}

/** Where the original of a result's CV lies. */
export function findOriginal(
  database: Queryable<Tables>,
  result: { accountId: AccountId; resultId: string },
): Promise<{ object_key: string; media_type: string } | undefined> {
  return database
    .selectFrom("cv_files")
    .innerJoin("screening_results", "screening_results.cv_file_id", "cv_files.id")
    .select(["cv_files.object_key", "cv_files.media_type"])
    .where("screening_results.account_id", "=", result.accountId)
    .where("screening_results.id", "=", result.resultId)
    .executeTakeFirst();
}

/** Where a CV lies. */
export function findStoredCv(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<Pick<CvFileRow, "object_key" | "media_type" | "is_checked" | "failure_reason"> | undefined> {
  return database
    .selectFrom("cv_files")
    .select(["object_key", "media_type", "is_checked", "failure_reason"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteCvFileRow(
  database: Queryable<Tables>,
  file: { accountId: AccountId; id: string },
): Promise<void> {
  await database
    .deleteFrom("cv_files")
    .where("account_id", "=", file.accountId)
    .where("id", "=", file.id)
    .execute();
}

/** Uploads that were announced and never came, or were not said to have come; answers where they may lie. */
export async function deleteAbandonedUploads(database: Queryable<Tables>): Promise<string[]> {
  const rows = await database
    .deleteFrom("cv_files")
    .where("state", "=", "uploading")
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
    .returning(["id", "account_id", "screening_id"])
    .execute();
  return rows.flatMap((row) =>
    placesOf({ accountId: row.account_id, screeningId: row.screening_id, fileId: row.id }),
  );
}

export function findFailedCvFiles(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
): Promise<{ id: string; object_key: string }[]> {
  return database
    .selectFrom("cv_files")
    .select(["id", "object_key"])
    .where("account_id", "=", options.accountId)
    .where("screening_id", "=", options.screeningId)
    .where("state", "=", "failed")
    .orderBy("id")
    .execute();
}

/** What a file forgets when it is read again. */
const unread = {
  is_checked: false,
  waits_for_scanner: false,
  sha256: null,
  document: null,
  hold_id: null,
  failure_reason: null,
};

/** Lets the failed ones among some files be read again; answers their ids. */
export async function retryCvFiles(
  database: Queryable<Tables>,
  files: { accountId: AccountId; ids: string[] },
): Promise<string[]> {
  if (files.ids.length === 0) {
    return [];
  }
  const { from, to } = cvFileEvents.retried;
  const rows = await database
    .updateTable("cv_files")
    .set({ ...unread, state: to })
    .where("account_id", "=", files.accountId)
    .where("id", "in", files.ids)
    .where("state", "in", from)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
