import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import type { KeptRecording } from "./kept-recording.ts";

/** What there is of the take that counts: recordings of this browser, and whether there are others. */
export function takeSoFar(
  question: Pick<InterviewQuestion, "id" | "take" | "recordings">,
  kept: readonly KeptRecording[],
): { pieces: KeptRecording[]; recordedMs: number; isElsewhere: boolean; isEmpty: boolean } {
  const pieces = kept.filter(
    ({ questionId, take, partsCount }) =>
      questionId === question.id && take === question.take && partsCount > 0,
  );
  const own = new Set(pieces.map(({ id }) => id));
  const isElsewhere = question.recordings.some(
    ({ id, take, parts }) => take === question.take && parts.length > 0 && !own.has(id),
  );
  return {
    pieces,
    recordedMs: pieces.reduce((sum, { recordedMs }) => sum + recordedMs, 0),
    isElsewhere,
    isEmpty: pieces.length === 0 && !isElsewhere,
  };
}
