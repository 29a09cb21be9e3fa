import type { TranscriptRow } from "./rows.ts";

/** A stretch of the text, `text.slice(start, end)`, and when it was said, in milliseconds of its recording. */
export type SpokenSegment = { start: number; end: number; start_ms: number; end_ms: number };

/** What was said in the recordings of one answer, one after the other, and where in it the segments of each stand. */
export function spokenText(transcripts: Pick<TranscriptRow, "recording_id" | "segments">[]): {
  text: string;
  segmentsOf: Map<string, SpokenSegment[]>;
} {
  let text = "";
  const segmentsOf = new Map<string, SpokenSegment[]>();
  for (const { recording_id, segments } of transcripts) {
    const placed = segments.map((segment, index) => {
      text += text === "" ? "" : index === 0 ? "\n" : " ";
      const start = text.length;
      text += segment.text;
      return { start, end: text.length, start_ms: segment.startMs, end_ms: segment.endMs };
    });
    segmentsOf.set(recording_id, placed);
  }
  return { text, segmentsOf };
}
