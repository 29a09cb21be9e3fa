import type { AnswerRecording, beginRecording as endpoint } from "@winnow/contract/answers.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { followLink, lockOpenedInterview, requireOpen } from "./by-link.ts";
import { presentRecording } from "./present.ts";
import { findRecording, insertRecording, listRecordings } from "./recording-rows.ts";
import { requireAnswer } from "./require-answer.ts";
import { requireVisit } from "./visits.ts";

/** The line may be slow: what was begun in time may be told of so much later. */
const graceMs = 60_000;
/** One more whenever it was cut off. */
const maximumRecordingsPerTake = 100;

/**
 * A recording of the take that runs; several of them follow one another where it was cut off. Begun twice under one id
 * is begun once. Throws as `inInterview`, and `questionNotOpen`, `answerKindRefused`, `recordingNotFound` for an id
 * that is taken, `recordingTooLarge` where there are too many.
 */
export function beginRecording(
  services: Services,
  request: { token: string; questionId: string } & z.output<typeof endpoint.schema.body>,
): Promise<AnswerRecording> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, request.token);
    const interview = await lockOpenedInterview(transaction, of);
    requireOpen(interview);
    requireVisit(interview, request.visit);
    const { answer } = await requireAnswer(transaction, { interview, of, questionId: request.questionId });
    const { recording_id: id, kind, take, media_type } = request;
    if (answer.kind !== kind) {
      throw new Failure("answerKindRefused");
    }
    const ofTake = (await listRecordings(transaction, of)).filter(
      (recording) => recording.answer_id === answer.id && recording.take === take,
    );
    const known = await findRecording(transaction, { accountId: of.accountId, id });
    if (!known) {
      const isLate =
        !answer.answer_ends_at || interview.now.getTime() > answer.answer_ends_at.getTime() + graceMs;
      if (answer.take !== take || isLate) {
        throw new Failure("questionNotOpen");
      }
      if (ofTake.length >= maximumRecordingsPerTake) {
        throw new Failure("recordingTooLarge");
      }
      await insertRecording(transaction, {
        id,
        account_id: of.accountId,
        interview_id: of.interviewId,
        answer_id: answer.id,
        kind,
        take,
        media_type,
      });
    }
    const recording = await findRecording(transaction, { accountId: of.accountId, id });
    if (recording?.answer_id !== answer.id) {
      throw new Failure("recordingNotFound");
    }
    return presentRecording(recording);
  });
}
