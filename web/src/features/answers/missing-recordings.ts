import type { CandidateInterview } from "@winnow/contract/answers.ts";
import type { KeptRecording } from "./kept-recording.ts";

/** Numbers of the questions of whose recordings something is neither on the server nor on its way from here. */
export function missingRecordings(
  { questions }: Pick<CandidateInterview, "questions">,
  kept: readonly Pick<KeptRecording, "id" | "isLost">[],
): number[] {
  const coming = new Set(kept.flatMap(({ id, isLost }) => (isLost ? [] : [id])));
  return questions
    .filter((question) =>
      question.recordings.some(
        ({ id, state, parts, parts_count: count }) =>
          !coming.has(id) && (state === "recording" || (state === "ended" && parts.length !== count)),
      ),
    )
    .map(({ number }) => number);
}
