import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { lockDrive } from "../drives/rows.ts";
import { settleInterview } from "../interviews/settle-interview.ts";
import { followLink, lockOpenedInterview, requireOpen, showInterview } from "./by-link.ts";
import { joinRecording } from "./jobs.ts";
import { questionsOf } from "./questions-of.ts";
import { listRecordings, updateRecording } from "./recording-rows.ts";
import { findOpenedInterview, insertInterviewEvents, listAnswers } from "./rows.ts";
import { requireVisit } from "./visits.ts";

/**
 * Completes an interview in which every question has been answered or left out and every part has arrived, and charges
 * it. Throws as `inInterview`, and `questionsLeft`, `partsStillArriving`.
 */
export function finishInterview(
  services: Services,
  { token, visit, withoutMissing }: { token: string; visit: string; withoutMissing: boolean },
): Promise<CandidateInterview> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, token);
    const { accountId, interviewId } = of;
    const before = await findOpenedInterview(transaction, of);
    if (!before) {
      throw new Failure("linkNotFound");
    }
    // The drive first, in the order in which everything takes its locks.
    await lockDrive(transaction, accountId, before.drive_id);
    const interview = await lockOpenedInterview(transaction, of);
    if (interview.status === "COMPLETED") {
      return showInterview(transaction, of, visit);
    }
    requireOpen(interview);
    requireVisit(interview, visit);
    const given = new Set(
      (await listAnswers(transaction, of)).flatMap((row) => (row.given_at ? row.question_id : [])),
    );
    if (questionsOf(interview).some(({ id }) => !given.has(id))) {
      throw new Failure("questionsLeft");
    }
    for (const recording of await listRecordings(transaction, of)) {
      const { id, state, parts, parts_count: count } = recording;
      const isWhole =
        state === "ready" || state === "failed" || (state === "ended" && parts.length === count);
      if (!isWhole && !withoutMissing) {
        throw new Failure("partsStillArriving");
      }
      if (state === "recording" || (state === "ended" && parts.length !== count)) {
        await updateRecording(
          transaction,
          { accountId, id },
          { state: "ended", ended_at: await databaseNow(transaction) },
        );
        await enqueue(transaction, joinRecording, [{ payload: { accountId, recordingId: id } }]);
      }
    }
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "completed" }] });
    await settleInterview(transaction, accountId, interviewId);
    return showInterview(transaction, of, visit);
  });
}
