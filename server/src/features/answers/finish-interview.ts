import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { settleInterview } from "../interviews/settle-interview.ts";
import { followLink, lockDriveAndInterview, requireOpen, showInterview } from "./by-link.ts";
import { endLeftRecordings } from "./end-left-recordings.ts";
import { questionsOf } from "./questions-of.ts";
import { isComplete, listRecordings } from "./recording-rows.ts";
import { insertInterviewEvents, listAnswers } from "./rows.ts";
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
    const { interview } = await lockDriveAndInterview(transaction, of);
    if (interview.status === "COMPLETED") {
      return showInterview({ services, database: transaction }, of, visit);
    }
    requireOpen(interview);
    requireVisit(interview, visit);
    const given = new Set(
      (await listAnswers(transaction, of)).flatMap((row) => (row.given_at ? row.question_id : [])),
    );
    if (questionsOf(interview).some(({ id }) => !given.has(id))) {
      throw new Failure("questionsLeft");
    }
    if (!withoutMissing && !(await listRecordings(transaction, of)).every(isComplete)) {
      throw new Failure("partsStillArriving");
    }
    await endLeftRecordings(transaction, of);
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "completed" }] });
    await settleInterview(transaction, accountId, interviewId);
    return showInterview({ services, database: transaction }, of, visit);
  });
}
