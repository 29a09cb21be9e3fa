import { Failure } from "../../platform/failure.ts";
import type { OpenedInterview } from "./rows.ts";

/** A page tells every few seconds that it is open; one that has not for so long gives way unasked. */
const visitLastsMs = 45_000;

type Visited = Pick<OpenedInterview, "visit" | "visit_seen_at" | "now">;

/** Whether a page is open on the interview. */
export function isVisited({ visit, visit_seen_at, now }: Visited): boolean {
  return visit !== null && visit_seen_at !== null && now.getTime() - visit_seen_at.getTime() < visitLastsMs;
}

/** Throws `interviewElsewhere` for a page that has handed over to another. */
export function requireVisit(interview: Visited, visit: string): void {
  if (interview.visit !== visit) {
    throw new Failure("interviewElsewhere");
  }
}
