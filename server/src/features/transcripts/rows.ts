import { type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { OfInterview } from "../answers/rows.ts";

export type TranscriptRow = Selectable<Tables["transcripts"]>;
type OfRecording = { accountId: AccountId; recordingId: string };

export function listTranscripts(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<TranscriptRow[]> {
  return database
    .selectFrom("transcripts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .execute();
}

export function findTranscript(
  database: Queryable<Tables>,
  { accountId, recordingId }: OfRecording,
): Promise<TranscriptRow | undefined> {
  return database
    .selectFrom("transcripts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("recording_id", "=", recordingId)
    .executeTakeFirst();
}

/**
 * Lets transcripts wait for being made: of recordings that have become another file since, of those that have none where
 * `isNew`, and of those that failed where `isAgain`. Answers of which recordings.
 */
export async function awaitTranscripts(
  database: Queryable<Tables>,
  wanted: OfInterview & { recordingIds: string[]; isNew: boolean; isAgain: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ recording_id: string }>`
    insert into transcripts (recording_id, account_id, interview_id, object_key)
    select recordings.id, recordings.account_id, recordings.interview_id, recordings.object_key
      from recordings left join transcripts on transcripts.recording_id = recordings.id
     where recordings.account_id = ${wanted.accountId} and recordings.interview_id = ${wanted.interviewId}
       and recordings.id = any(${wanted.recordingIds}::uuid[])
       and recordings.state = 'ready' and recordings.object_key is not null
       and case when transcripts.recording_id is null then ${wanted.isNew}::boolean
                else transcripts.object_key <> recordings.object_key
                     or (transcripts.state = 'failed' and ${wanted.isAgain}::boolean) end
    on conflict (recording_id) do update
       set object_key = excluded.object_key, state = 'waiting', segments = '[]',
           made_by = null, made_at = null, failure = null
    returning recording_id`.execute(database);
  return rows.map((row) => row.recording_id);
}

/** Keeps what came of a file, once; nothing where another file has taken its place. */
export async function concludeTranscript(
  database: Queryable<Tables>,
  of: OfRecording & { objectKey: string },
  outcome: UpdateObject<Tables, "transcripts">,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("transcripts")
    .set(outcome)
    .where("account_id", "=", of.accountId)
    .where("recording_id", "=", of.recordingId)
    .where("object_key", "=", of.objectKey)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
