import type { InterviewReport } from "@winnow/contract/reports.ts";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { wordsOf } from "../../../words/words.ts";

type Recording = NonNullable<InterviewReport["questions"][number]["answer"]>["recordings"][number];

/** What there is of a recording: "Audio, 1:23", or why it cannot be played. */
export function recordingWords({
  kind,
  state,
  failure,
  duration_ms,
}: Pick<Recording, "kind" | "state" | "failure" | "duration_ms">): string {
  const { recording: words } = wordsOf("reports");
  const name = words.kinds[kind];
  switch (state) {
    case "recording":
      return words.recording({ kind: name });
    case "ended":
      return words.ended({ kind: name });
    case "failed":
      return words.failed({ kind: name, reason: failure === null ? words.unreadable : sayReason(failure) });
    case "ready":
      return duration_ms === null ? name : words.length({ kind: name, length: formatClock(duration_ms) });
  }
}
