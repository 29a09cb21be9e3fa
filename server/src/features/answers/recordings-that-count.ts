import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { listRecordings, type RecordingRow, type RecordingWithParts } from "./recording-rows.ts";
import { type AnswerRow, listAnswers, type OfInterview } from "./rows.ts";

/** Of all recordings of an interview those of the take that counts, one after the other. */
export function recordingsOfTake<Recording extends RecordingRow>(
  { id, kind, take }: Pick<AnswerRow, "id" | "kind" | "take">,
  recordings: Recording[],
): Recording[] {
  return recordings.filter(
    (recording) => kind !== "text" && recording.answer_id === id && recording.take === take,
  );
}

/** What was recorded and counts as an answer, question by question. */
export async function recordingsThatCount(
  database: Queryable<Tables>,
  of: OfInterview,
): Promise<RecordingWithParts[]> {
  const recordings = await listRecordings(database, of);
  return (await listAnswers(database, of)).flatMap((answer) => recordingsOfTake(answer, recordings));
}
