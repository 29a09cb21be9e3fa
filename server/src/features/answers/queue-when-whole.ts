import type { Transaction } from "kysely";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { joinRecording } from "./jobs.ts";
import { findRecording, type RecordingRow } from "./recording-rows.ts";

/** A recording that has ended becomes one file as soon as its last part is there. */
export async function queueWhenWhole(
  transaction: Transaction<Tables>,
  { account_id: accountId, id }: RecordingRow,
): Promise<void> {
  const recording = await findRecording(transaction, { accountId, id });
  if (recording?.state === "ended" && recording.parts.length === recording.parts_count) {
    await enqueue(transaction, joinRecording, [{ payload: { accountId, recordingId: id } }]);
  }
}
