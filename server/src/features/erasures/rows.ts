import type {
  ErasedFrom,
  ErasureCause,
  ErasureCounts,
  listErasures as endpoint,
} from "@winnow/contract/erasures.ts";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { Tables } from "../../tables.ts";
import { sayErasedFrom } from "./say-erased-from.ts";

export type ErasureRow = Selectable<Tables["erasures"]>;
/** `by`: whoever pressed it, of those who recruit. */
export type ErasureAct = { cause: ErasureCause; by: string | null; from: ErasedFrom };

/** Writes a line of the log: what was erased, without what it was. */
export async function insertErasure(
  database: Queryable<Tables>,
  erasure: ErasureAct & { accountId: AccountId; counts: ErasureCounts },
): Promise<void> {
  await database.insertInto("erasures").values(valuesOf(erasure)).execute();
}

/** The same under an id: what the line counts already is added to. */
export async function addToErasure(
  database: Queryable<Tables>,
  erasure: ErasureAct & { id: string; accountId: AccountId; counts: ErasureCounts },
): Promise<void> {
  await database
    .insertInto("erasures")
    .values({ id: erasure.id, ...valuesOf(erasure) })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          cvs: sql`erasures.cvs + excluded.cvs`,
          applications: sql`erasures.applications + excluded.applications`,
          interviews: sql`erasures.interviews + excluded.interviews`,
          files: sql`erasures.files + excluded.files`,
        })
        .where("erasures.account_id", "=", erasure.accountId),
    )
    .execute();
}

function valuesOf({ accountId, cause, by, from, counts }: Parameters<typeof insertErasure>[1]) {
  return {
    account_id: accountId,
    cause,
    erased_by: by,
    sentence: sayErasedFrom(from),
    erased_from: JSON.stringify(from),
    ...counts,
  };
}

export function findErasure(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<ErasureRow | undefined> {
  return database
    .selectFrom("erasures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function listErasureRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: ErasureRow[]; total: number }> {
  const matching = database
    .selectFrom("erasures")
    .where("account_id", "=", accountId)
    .$if(query.search !== "", (rows) =>
      rows.where(contains(sql`sentence || ' ' || coalesce(erased_by, '')`, query.search)),
    );
  return readPage({
    counted: matching,
    sorted: matching.selectAll().orderBy(query.sort_by, query.order_by).orderBy("id"),
    looksAtAll: true,
    start: query.start,
    size: query.size,
  });
}

export type CvToErase = {
  /** The one that is kept, where the same bytes came more than once. */
  id: string;
  screening_id: string;
  hold_reason: string | null;
  result_id: string | null;
};

export function findCvToErase(
  database: Queryable<Tables>,
  { accountId, fileId }: { accountId: AccountId; fileId: string },
): Promise<CvToErase | undefined> {
  return database
    .selectFrom("cv_files as asked")
    .innerJoin("cv_files as file", (join) =>
      join.on(sql<boolean>`file.id = coalesce(asked.duplicate_of, asked.id)`),
    )
    .innerJoin("screenings as screening", "screening.id", "file.screening_id")
    .leftJoin("screening_results as result", "result.cv_file_id", "file.id")
    .select(["file.id", "file.screening_id", "screening.hold_reason", "result.id as result_id"])
    .where("asked.account_id", "=", accountId)
    .where("asked.id", "=", fileId)
    .executeTakeFirst();
}

/** What goes with CV files: every id by which something else may name them, and whom they are about. */
export type OfCvFiles = { ids: string[]; emails: string[]; names: string[] };

/** Of files and of the same bytes that came again. */
export async function findAllOfCvFiles(
  database: Queryable<Tables>,
  { accountId, fileIds }: { accountId: AccountId; fileIds: string[] },
): Promise<OfCvFiles> {
  const rows = await database
    .selectFrom("cv_files as file")
    .leftJoin("screening_results as result", "result.cv_file_id", "file.id")
    .select([
      "file.id",
      "file.applicant_name",
      "result.id as result_id",
      "result.name",
      sql<string | null>`coalesce(result.email, result.original_report #>> '{profile,email,value}')`.as(
        "email",
      ),
      sql<string[]>`array(select id from result_notes where result_id = result.id)`.as("note_ids"),
    ])
    .where("file.account_id", "=", accountId)
    .where((where) =>
      where.or([
        sql<boolean>`file.id = any(${fileIds}::uuid[])`,
        sql<boolean>`file.duplicate_of = any(${fileIds}::uuid[])`,
      ]),
    )
    .execute();
  return {
    ids: rows.flatMap(({ id, result_id, note_ids }) => [id, ...(result_id ? [result_id] : []), ...note_ids]),
    emails: rows.flatMap(({ email }) => email ?? []),
    names: rows.flatMap(({ name, applicant_name }) => [name, applicant_name].flatMap((one) => one ?? [])),
  };
}

/** Who applied with some files, or is replacing one by them. */
export async function listApplicationsWithFiles(
  database: Queryable<Tables>,
  { accountId, screeningId, fileIds }: { accountId: AccountId; screeningId: string; fileIds: string[] },
): Promise<string[]> {
  const rows = await database
    .selectFrom("applications")
    .select("id")
    .where("account_id", "=", accountId)
    .where("screening_id", "=", screeningId)
    .where("state", "=", "sent")
    .where((where) =>
      where.or([
        sql<boolean>`file_id = any(${fileIds}::uuid[])`,
        sql<boolean>`replacement_id = any(${fileIds}::uuid[])`,
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Who became a candidate by a result. */
export async function listCandidatesOfResult(
  database: Queryable<Tables>,
  { accountId, resultId }: { accountId: AccountId; resultId: string },
): Promise<string[]> {
  const rows = await database
    .selectFrom("drive_candidates")
    .select("id")
    .where("account_id", "=", accountId)
    .where("result_id", "=", resultId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type CandidateToErase = {
  id: string;
  drive_id: string;
  name: string;
  email: string;
  interview_id: string | null;
  recordings: number;
  share_ids: string[];
  request_ids: string[];
};

export function findCandidateToErase(
  database: Queryable<Tables>,
  { accountId, candidateId }: { accountId: AccountId; candidateId: string },
): Promise<CandidateToErase | undefined> {
  return database
    .selectFrom("drive_candidates as candidate")
    .leftJoin("interviews as interview", "interview.candidate_id", "candidate.id")
    .select([
      "candidate.id",
      "candidate.drive_id",
      "candidate.name",
      "candidate.email",
      "interview.id as interview_id",
      sql<number>`(select count(*) from recordings where interview_id = interview.id)`.as("recordings"),
      sql<string[]>`array(select id from shares where interview_id = interview.id)`.as("share_ids"),
      sql<string[]>`array(select id from interview_requests where interview_id = interview.id)`.as(
        "request_ids",
      ),
    ])
    .where("candidate.account_id", "=", accountId)
    .where("candidate.id", "=", candidateId)
    .executeTakeFirst();
}

/** Parts of recordings that may lie where a browser has put them. */
export function listPartsUnderWay(
  database: Queryable<Tables>,
  { accountId, interviewId }: { accountId: AccountId; interviewId: string },
): Promise<{ recording_id: string; number: number }[]> {
  return database
    .selectFrom("recording_parts as part")
    .innerJoin("recordings as recording", "recording.id", "part.recording_id")
    .select(["part.recording_id", "part.number"])
    .where("recording.account_id", "=", accountId)
    .where("recording.interview_id", "=", interviewId)
    .where("part.stored_at", "is", null)
    .execute();
}

/** Batches of decisions and mails that were about nobody else: what was written in them is about nobody any more. */
export async function deleteEmptyBatches(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<void> {
  await sql`
    delete from decision_batches as batch where account_id = ${accountId} and screening_id = ${screeningId}
      and not exists (select from decision_batch_items where batch_id = batch.id)`.execute(database);
}

/** Of the batches that some mails belong to. */
export async function listMailsAbout(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<{ mail_key: string; batch_id: string | null }[]> {
  return database
    .selectFrom("candidate_mails")
    .select(["mail_key", "batch_id"])
    .where("account_id", "=", accountId)
    .where((where) =>
      where.or([
        sql<boolean>`result_id = any(${ids}::uuid[])`,
        sql<boolean>`application_id = any(${ids}::uuid[])`,
        sql<boolean>`interview_id = any(${ids}::uuid[])`,
      ]),
    )
    .execute();
}

/** Those of some batches of mails that no mail is left of: their text was for nobody else. */
export async function deleteEmptyMailBatches(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<void> {
  await sql`
    delete from mail_batches as batch where account_id = ${accountId} and id = any(${ids}::uuid[])
      and not exists (select from candidate_mails where batch_id = batch.id)`.execute(database);
}

/** Forgets mails that no mail server took over: those in the operator's inbox. */
export async function deleteInboxMails(
  database: Queryable<Tables>,
  { keys, ids }: { keys: string[]; ids: string[] },
): Promise<void> {
  await sql`
    delete from inbox_mails where idempotency_key = any(${keys}::text[])
      or exists (select from unnest(${ids}::text[]) as id where strpos(idempotency_key, id) > 0)`.execute(
    database,
  );
}

/** What is typed about somebody of an address and not saved, such as a new candidate. */
export async function deleteDraftsNaming(
  database: Queryable<Tables>,
  { accountId, emails }: { accountId: AccountId; emails: string[] },
): Promise<void> {
  await sql`
    delete from drafts where account_id = ${accountId} and fields is not null
      and exists (select from unnest(${emails}::text[]) as email
                   where strpos(lower(fields::text), lower(email)) > 0)`.execute(database);
}

/** Previews of sheets with somebody of an address in a row. */
export async function deleteImportsNaming(
  database: Queryable<Tables>,
  { accountId, emails }: { accountId: AccountId; emails: string[] },
): Promise<void> {
  await sql`
    delete from drive_imports where account_id = ${accountId} and kind = 'candidates'
      and exists (select from jsonb_path_query(preview, '$.rows[*].values.*') as cell
                   where lower(trim(cell #>> '{}')) = any(select lower(unnest(${emails}::text[]))))`.execute(
    database,
  );
}

/** Files made of what is kept of a person, with anything of this in them. What is stored of them goes along, by a trigger. */
export async function deletePersonExportsWith(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<void> {
  await database
    .deleteFrom("person_exports")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`cv_file_ids || application_ids || candidate_ids && ${ids}::uuid[]`)
    .execute();
}

export function listSearches(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<{ id: string; name: string; query: string }[]> {
  return database
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .where("account_id", "=", accountId)
    .execute();
}
