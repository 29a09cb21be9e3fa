import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { OfInterview } from "./rows.ts";

export type RecordingRow = Selectable<Tables["recordings"]>;
export type PartRow = Selectable<Tables["recording_parts"]>;
/** A recording with the numbers of the parts that have arrived, ascending. */
export type RecordingWithParts = RecordingRow & { parts: number[] };
type One = { accountId: AccountId; id: string };

export function listRecordings(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<RecordingWithParts[]> {
  return withParts(database, accountId)
    .where("recordings.interview_id", "=", interviewId)
    .orderBy("begun_at")
    .execute();
}

export function findRecording(
  database: Queryable<Tables>,
  { accountId, id }: One,
): Promise<RecordingWithParts | undefined> {
  return withParts(database, accountId).where("recordings.id", "=", id).executeTakeFirst();
}

/** Whether nothing more is waited for: all parts are there, or it was joined or given up without the rest. */
export function isComplete({ state, parts, parts_count }: RecordingWithParts): boolean {
  return state === "ready" || state === "failed" || (state === "ended" && parts.length === parts_count);
}

/** Locks it until the transaction ends. */
export function lockRecording(
  database: Queryable<Tables>,
  { accountId, id }: One,
): Promise<RecordingRow | undefined> {
  return database
    .selectFrom("recordings")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks all recordings of an answer or an interview until the transaction ends, in one order. Before one of them is
 * changed or erased, which takes the lock on what the account keeps: the other way round two would wait for each other.
 */
export async function lockRecordings(
  database: Queryable<Tables>,
  { accountId, interviewId, answerId = null }: OfInterview & { answerId?: string | null },
): Promise<void> {
  await sql`
    select from recordings
     where account_id = ${accountId} and interview_id = ${interviewId}
       and (${answerId}::uuid is null or answer_id = ${answerId}::uuid)
     order by id for update`.execute(database);
}

/** Under an id that the page has chosen; one that is taken is left as it is. */
export async function insertRecording(
  database: Queryable<Tables>,
  recording: Insertable<Tables["recordings"]>,
): Promise<void> {
  await database
    .insertInto("recordings")
    .values(recording)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function updateRecording(
  database: Queryable<Tables>,
  { accountId, id }: One,
  changes: UpdateObject<Tables, "recordings">,
): Promise<void> {
  await database
    .updateTable("recordings")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export function listParts(
  database: Queryable<Tables>,
  { accountId, recordingId, numbers }: { accountId: AccountId; recordingId: string; numbers?: number[] },
): Promise<PartRow[]> {
  return database
    .selectFrom("recording_parts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("recording_id", "=", recordingId)
    .$if(numbers !== undefined, (rows) => rows.where(sql<boolean>`number = any(${numbers ?? []}::int[])`))
    .orderBy("number")
    .execute();
}

/** Of all recordings of a take: what is announced, and what has become one file. */
export async function sumBytesOfTake(
  database: Queryable<Tables>,
  { account_id, answer_id, take }: Pick<RecordingRow, "account_id" | "answer_id" | "take">,
): Promise<number> {
  const { bytes } = await database
    .selectFrom("recordings")
    .select(
      sql<number>`coalesce(sum(greatest(coalesce(size_bytes, 0),
        (select coalesce(sum(parts.size_bytes), 0) from recording_parts parts
          where parts.recording_id = recordings.id))), 0)::bigint`.as("bytes"),
    )
    .where("account_id", "=", account_id)
    .where("answer_id", "=", answer_id)
    .where("take", "=", take)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Announces parts; what was announced before stays. */
export async function insertParts(
  database: Queryable<Tables>,
  parts: Insertable<Tables["recording_parts"]>[],
): Promise<void> {
  if (parts.length > 0) {
    await database
      .insertInto("recording_parts")
      .values(parts)
      .onConflict((conflict) => conflict.columns(["recording_id", "number"]).doNothing())
      .execute();
  }
}

/** A part that did not come as announced may be announced anew. */
export async function deletePart(
  database: Queryable<Tables>,
  part: { accountId: AccountId; recordingId: string; number: number },
): Promise<void> {
  await database
    .deleteFrom("recording_parts")
    .where("account_id", "=", part.accountId)
    .where("recording_id", "=", part.recordingId)
    .where("number", "=", part.number)
    .where("stored_at", "is", null)
    .execute();
}

/** Answers how many were not stored before. */
export async function markPartsStored(
  database: Queryable<Tables>,
  { accountId, recordingId, numbers }: { accountId: AccountId; recordingId: string; numbers: number[] },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("recording_parts")
    .set({ stored_at: sql`clock_timestamp()` })
    .where("stored_at", "is", null)
    .where("account_id", "=", accountId)
    .where("recording_id", "=", recordingId)
    .where(sql<boolean>`number = any(${numbers}::int[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Recordings that were replaced, by an answer that was given or by a written text or a later take of which something has
 * arrived; of one answer or of all. What is stored of them goes along, by a trigger.
 */
export async function deleteReplacedRecordings(
  database: Queryable<Tables>,
  { accountId, interviewId, answerId = null }: OfInterview & { answerId?: string | null },
): Promise<void> {
  await lockRecordings(database, { accountId, interviewId, answerId });
  await sql`
    delete from recordings using interview_answers answers
    where answers.id = recordings.answer_id and recordings.account_id = ${accountId}
      and recordings.interview_id = ${interviewId} and (${answerId}::uuid is null or answers.id = ${answerId}::uuid)
      and (answers.kind = 'text' or recordings.take <> answers.take)
      and (answers.given_at is not null or (answers.kind = 'text' and answers.text <> '') or exists (
        select from recordings latest where latest.answer_id = answers.id and latest.take = answers.take
          and (latest.state = 'ready' or exists (
            select from recording_parts parts
            where parts.recording_id = latest.id and parts.stored_at is not null))))`.execute(database);
}

/** Once the whole file is there, its parts are not needed. What is stored of them goes along, by a trigger. */
export async function deleteParts(
  database: Queryable<Tables>,
  { accountId, recordingId }: { accountId: AccountId; recordingId: string },
): Promise<void> {
  await database
    .deleteFrom("recording_parts")
    .where("account_id", "=", accountId)
    .where("recording_id", "=", recordingId)
    .execute();
}

/** Of the keys given, those that a row points to. */
export async function findRecordingKeysInUse(database: Queryable<Tables>, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from recordings where object_key = any(${keys}::text[])
    union select object_key from recording_parts where object_key = any(${keys}::text[])`.execute(database);
  return rows.map((row) => row.object_key);
}

/** The parts of what was whole when it was joined are gone. */
function withParts(database: Queryable<Tables>, accountId: AccountId) {
  return database
    .selectFrom("recordings")
    .selectAll("recordings")
    .select(
      sql<number[]>`case when recordings.state = 'ready'
          and not exists (select from recording_parts parts where parts.recording_id = recordings.id)
        then array(select generate_series(0, recordings.parts_count - 1))
        else array(select number from recording_parts parts
          where parts.recording_id = recordings.id and parts.stored_at is not null order by number) end`.as(
        "parts",
      ),
    )
    .where("recordings.account_id", "=", accountId);
}
