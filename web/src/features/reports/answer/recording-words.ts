import type { InterviewReport } from "@winnow/contract/reports.ts";
import { formatClock } from "../../../ui/format/format-clock.ts";

type Recording = NonNullable<InterviewReport["questions"][number]["answer"]>["recordings"][number];

/** What there is of a recording: "Audio, 1:23", or why it cannot be played. */
export function recordingWords({
  kind,
  state,
  failure,
  duration_ms,
}: Pick<Recording, "kind" | "state" | "failure" | "duration_ms">): string {
  const name = kind === "audio" ? "Audio" : "Video";
  switch (state) {
    case "recording":
      return `${name}: it is being recorded, and can be played once it is whole.`;
    case "ended":
      return `${name}: it is being made playable. This takes a moment.`;
    case "failed":
      return `${name}: it cannot be played. ${failure ?? "The recording could not be read."}`;
    case "ready":
      return duration_ms === null ? name : `${name}, ${formatClock(duration_ms)}`;
  }
}
