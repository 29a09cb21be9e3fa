import type { interviewPhases } from "@winnow/contract/answers.ts";
import type { OpenedInterview } from "./rows.ts";

export type InterviewPhase = (typeof interviewPhases)[number];

/**
 * What an interview is to its candidate now, by the database's clock. Whoever has begun in time may finish until the
 * drive is closed, also after the end of its window.
 */
export function phaseOf(interview: OpenedInterview): InterviewPhase {
  const { status, outcome, drive_status, opens_at, closes_at, now } = interview;
  if (status === "COMPLETED") {
    return "completed";
  }
  if (outcome !== "none") {
    return outcome;
  }
  if (drive_status !== "InProgress") {
    return "closed";
  }
  if (opens_at && now < opens_at && status === "NotAttended") {
    return "not_open_yet";
  }
  return closes_at && now >= closes_at && status === "NotAttended" ? "closed" : "open";
}
