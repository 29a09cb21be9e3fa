import type { Transaction } from "kysely";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { recordingsThatCount } from "../answers/recordings-that-count.ts";
import type { OfInterview } from "../answers/rows.ts";
import { transcribeRecording } from "./jobs.ts";
import { awaitTranscripts } from "./rows.ts";

/**
 * Has those recordings put into text that count as answers and are whole, each once: those that have no transcript where
 * `isNew`, those that could not be put into text where `isAgain`, and always those that have become whole since.
 */
export async function requestTranscripts(
  transaction: Transaction<Tables>,
  { isNew, isAgain, ...of }: OfInterview & { isNew: boolean; isAgain: boolean },
): Promise<void> {
  const { accountId } = of;
  const recordingIds = (await recordingsThatCount(transaction, of)).map(({ id }) => id);
  const awaited = await awaitTranscripts(transaction, { ...of, recordingIds, isNew, isAgain });
  await enqueue(
    transaction,
    transcribeRecording,
    awaited.map((recordingId) => ({ payload: { accountId, recordingId } })),
  );
}
