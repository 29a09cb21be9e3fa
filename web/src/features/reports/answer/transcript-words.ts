import type { RecordingTranscript } from "@winnow/contract/reports.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { wordsOf } from "../../../words/words.ts";

/** What there is to say where a recording has no words beside it; null where it has, or where nothing is to be said. */
export function transcriptWords(
  transcript: RecordingTranscript | null,
  options: { isGoingOn: boolean; hasService: boolean },
): string | null {
  const { transcript: words } = wordsOf("reports");
  if (transcript === null) {
    if (!options.hasService) return words.noService;
    return options.isGoingOn ? null : words.none;
  }
  switch (transcript.state) {
    case "waiting":
      return options.isGoingOn ? words.later : words.inWork;
    case "failed":
      return words.failed({ reason: sayReason(transcript.failure ?? "") });
    case "ready":
      return transcript.segments.length === 0 ? words.silent : null;
  }
}

/** Whether a person may have it put into text now. */
export function canTranscribe(
  transcript: RecordingTranscript | null,
  options: { isGoingOn: boolean; hasService: boolean },
): boolean {
  return options.hasService && !options.isGoingOn && (transcript === null || transcript.state === "failed");
}
