import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { inInterview } from "./by-link.ts";
import { keepSignals } from "./keep-signals.ts";
import type { AskedQuestion } from "./questions-of.ts";
import { listRecordings, type RecordingWithParts } from "./recording-rows.ts";
import { requireAnswer } from "./require-answer.ts";
import { type AnswerRow, updateAnswer } from "./rows.ts";

/**
 * The time to answer begins, by the database's clock. The take that runs already goes on: of a recording that was cut
 * off, with the time that was not recorded yet. Throws as `inInterview`, and `questionNotOpen`, `answerKindRefused`,
 * `noRetakesLeft`.
 */
export function beginAnswer(
  services: Services,
  request: {
    token: string;
    visit: string;
    questionId: string;
    kind: "text" | "audio" | "video";
    take: number;
  },
): Promise<CandidateInterview> {
  return inInterview(services, request, async (transaction, interview, of) => {
    const { answer, question } = await requireAnswer(transaction, { interview, of, ...request });
    if (!question.answer_kinds.includes(request.kind)) {
      throw new Failure("answerKindRefused");
    }
    const recordings = (await listRecordings(transaction, of)).filter(
      (recording) => recording.answer_id === answer.id && recording.take === answer.take,
    );
    const wholeMs = question.answer_seconds * 1000;
    const nowMs = interview.now.getTime();
    const id = { accountId: of.accountId, id: answer.id };
    if (request.take === answer.take && request.kind === answer.kind) {
      if (answer.kind === "text") {
        return;
      }
      const leftMs = wholeMs - recordings.reduce((sum, recording) => sum + recordedMs(recording), 0);
      const endsMs = Math.max(nowMs + leftMs, answer.answer_ends_at?.getTime() ?? 0);
      await updateAnswer(transaction, id, { answer_ends_at: new Date(endsMs) });
      // The same call sent twice is no break.
      if (!recordings.every(hasNothing)) {
        await keepSignals(transaction, { ...of, events: [{ kind: "resumed", questionId: question.id }] });
      }
      return;
    }
    await updateAnswer(transaction, id, {
      kind: request.kind,
      take: nextTake(answer, question, { ...request, isEmpty: recordings.every(hasNothing) }),
      answer_begun_at: interview.now,
      answer_ends_at: new Date(nowMs + wholeMs),
    });
  });
}

/** A take in which nothing was recorded, say since the camera was taken away, is not used up. */
function nextTake(
  answer: AnswerRow,
  question: AskedQuestion,
  { take, isEmpty }: { take: number; isEmpty: boolean },
): number {
  if (answer.take > 0 && isEmpty && answer.text === "" && take === answer.take) {
    return answer.take;
  }
  if (take !== answer.take + 1) {
    throw new Failure("questionNotOpen");
  }
  if (take > question.retakes + 1) {
    throw new Failure("noRetakesLeft");
  }
  return take;
}

function hasNothing({ parts }: RecordingWithParts): boolean {
  return parts.length === 0;
}

/** By the browser's clock where it said so, else no more than the time until its end or its last part. */
function recordedMs({ recorded_ms, begun_at, ended_at, parts }: RecordingWithParts): number {
  if (recorded_ms !== null) {
    return recorded_ms;
  }
  return ended_at ? ended_at.getTime() - begun_at.getTime() : parts.length * shortestPartMs;
}

/** A page sends a part every four seconds. */
const shortestPartMs = 4_000;
