import type { Interview } from "@winnow/contract/interviews.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";

type State = Pick<Interview, "status" | "outcome">;

/** Whether the candidate can still answer, or begin to. */
export function isGoingOn({ status, outcome }: State): boolean {
  return outcome === "none" && status !== "COMPLETED";
}

/** Whether recordings, transcripts or marks of an interview that is over are still being made. */
export function isInTheMaking(report: {
  interview: State;
  questions: Pick<InterviewReport["questions"][number], "unmarked" | "answer">[];
}): boolean {
  if (isGoingOn(report.interview)) return false;
  return report.questions.some(
    ({ unmarked, answer }) =>
      unmarked === "being marked" ||
      unmarked === "being transcribed" ||
      answer?.recordings.some(
        ({ state, transcript }) =>
          state === "recording" || state === "ended" || transcript?.state === "waiting",
      ),
  );
}

export type Standing = "waiting" | "begun" | "completed" | "unfinished" | "never begun";

/** What there is to see of an interview: `unfinished` and `never begun` are over. */
export function standingOf({ status, outcome }: State): Standing {
  if (status === "COMPLETED") return "completed";
  if (outcome === "none") return status === "Started" ? "begun" : "waiting";
  return status === "Started" ? "unfinished" : "never begun";
}
