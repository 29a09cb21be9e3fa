import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { joinRecording } from "./jobs.ts";
import { deleteReplacedRecordings, isComplete, listRecordings, updateRecording } from "./recording-rows.ts";
import { type OfInterview, returnToLastTake } from "./rows.ts";

/**
 * Once an interview is over: of each answer the last take that has something in it stays. Recordings of it that miss
 * parts become files out of what has arrived; a part that comes later is still taken in.
 */
export async function endLeftRecordings(database: Queryable<Tables>, of: OfInterview): Promise<void> {
  const { accountId } = of;
  await returnToLastTake(database, of);
  await deleteReplacedRecordings(database, of);
  for (const recording of await listRecordings(database, of)) {
    if (!isComplete(recording)) {
      const { id, ended_at } = recording;
      await updateRecording(
        database,
        { accountId, id },
        { state: "ended", ended_at: ended_at ?? (await databaseNow(database)) },
      );
      await enqueue(database, joinRecording, [{ payload: { accountId, recordingId: id } }]);
    }
  }
}
