import type { RecordingTranscript } from "@winnow/contract/reports.ts";

/** What there is to say where a recording has no words beside it; null where it has, or where nothing is to be said. */
export function transcriptWords(
  transcript: RecordingTranscript | null,
  options: { isGoingOn: boolean; hasService: boolean },
): string | null {
  if (transcript === null) {
    if (!options.hasService) return "Played, not marked: nothing here turns speech into text.";
    return options.isGoingOn
      ? null
      : "There is no transcript: the candidate was not told of a service that makes them, or withdrew.";
  }
  switch (transcript.state) {
    case "waiting":
      return options.isGoingOn
        ? "It is put into text once the interview is over."
        : "It is being put into text. This may take some minutes.";
    case "failed":
      return `It could not be put into text. ${transcript.failure ?? ""}`.trim();
    case "ready":
      return transcript.segments.length === 0 ? "No words were heard in it." : null;
  }
}

/** Whether a person may have it put into text now. */
export function canTranscribe(
  transcript: RecordingTranscript | null,
  options: { isGoingOn: boolean; hasService: boolean },
): boolean {
  return options.hasService && !options.isGoingOn && (transcript === null || transcript.state === "failed");
}
