import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { listRecordings, type RecordingRow } from "../answers/recording-rows.ts";
import { recordingsOfTake } from "../answers/recordings-that-count.ts";
import { type AnswerRow, listAnswers, type OfInterview } from "../answers/rows.ts";
import { writtenText } from "../answers/written-text.ts";
import { listTranscripts, type TranscriptRow } from "../transcripts/rows.ts";
import { type SpokenSegment, spokenText } from "../transcripts/spoken-text.ts";

/** What somebody answered, in words as far as there are any; quotations are stretches of `text`. */
export type AnsweredWords = {
  text: string;
  /** Of the take that counts, one after the other. */
  recordings: (RecordingRow & { transcript: TranscriptRow | null })[];
  segmentsOf: Map<string, SpokenSegment[]>;
  /** When the newest of its transcripts was made; null where nothing was put into text. */
  heardAt: Date | null;
};

/** The answers of an interview in words, by question. */
export async function listAnsweredWords(
  database: Queryable<Tables>,
  of: OfInterview,
): Promise<Map<string, AnsweredWords & { answer: AnswerRow }>> {
  const recordings = await listRecordings(database, of);
  const transcripts = new Map((await listTranscripts(database, of)).map((row) => [row.recording_id, row]));
  return new Map(
    (await listAnswers(database, of)).map((answer) => [
      answer.question_id,
      { answer, ...wordsOf(answer, { recordings, transcripts }) },
    ]),
  );
}

function wordsOf(
  answer: AnswerRow,
  of: { recordings: RecordingRow[]; transcripts: Map<string, TranscriptRow> },
): AnsweredWords {
  const recordings = recordingsOfTake(answer, of.recordings).map((recording) => ({
    ...recording,
    transcript: of.transcripts.get(recording.id) ?? null,
  }));
  const ready = recordings.flatMap(({ transcript }) => (transcript?.state === "ready" ? [transcript] : []));
  const { text, segmentsOf } = spokenText(ready);
  return {
    text: recordings.length > 0 ? text : writtenText(answer),
    recordings,
    segmentsOf,
    heardAt: ready.reduce<Date | null>(
      (latest, { made_at }) => (made_at && (!latest || made_at > latest) ? made_at : latest),
      null,
    ),
  };
}
