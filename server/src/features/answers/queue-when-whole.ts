import type { Transaction } from "kysely";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { joinRecording } from "./jobs.ts";
import { findRecording, type RecordingRow, updateRecording } from "./recording-rows.ts";

/**
 * A recording that has ended becomes one file as soon as its last part is there, also where it was given up without that
 * part or joined without it.
 */
export async function queueWhenWhole(
  transaction: Transaction<Tables>,
  { account_id: accountId, id }: RecordingRow,
): Promise<void> {
  const recording = await findRecording(transaction, { accountId, id });
  if (recording && recording.state !== "recording" && recording.parts.length === recording.parts_count) {
    // Written twice in a transaction, a row has PostgreSQL lock the interview, for which whoever gives an answer would wait.
    if (recording.state !== "ended" || recording.failure !== null) {
      await updateRecording(transaction, { accountId, id }, { state: "ended", failure: null });
    }
    await enqueue(transaction, joinRecording, [{ payload: { accountId, recordingId: id } }]);
  }
}
