import type { RecordingTranscript } from "@winnow/contract/reports.ts";

/** Which segment is heard at a moment of the recording; -1 before the first one. Between two it is the one before. */
export function segmentAt(
  segments: readonly Pick<RecordingTranscript["segments"][number], "start_ms">[],
  positionMs: number,
): number {
  return segments.findLastIndex(({ start_ms }) => start_ms <= positionMs);
}
