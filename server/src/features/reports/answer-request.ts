import type { InterviewDetails } from "@winnow/contract/reports.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { requestSubject } from "../answers/notify-candidate.ts";
import { insertInterviewEvents, listRequests } from "../answers/rows.ts";
import { lockInterview, updateInterview } from "../interviews/rows.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { getInterviewDetails } from "./get-interview-details.ts";
import { answerRequestRow, lockOpenRequest } from "./rows.ts";

/**
 * Grants or declines what a candidate asked for. Granted extra time counts for every question that is opened from then
 * on; another form means that every question can be answered in writing. Throws `interviewNotFound`, `requestNotFound`,
 * `requestAnswered`.
 */
export function answerRequest(
  services: Services,
  accountId: AccountId,
  request: { interviewId: string; id: string; isGranted: boolean; extraTimePercent: number; answer: string },
): Promise<InterviewDetails> {
  return transact(services, async (transaction) => {
    const of = { accountId, interviewId: request.interviewId };
    const one = { accountId, id: request.interviewId };
    const interview = await lockInterview(transaction, one);
    if (!interview) {
      return getInterviewDetails(transaction, accountId, request.interviewId);
    }
    const { kind } = await lockOpenRequest(transaction, { ...of, id: request.id });
    await answerRequestRow(transaction, {
      accountId,
      id: request.id,
      state: request.isGranted ? "granted" : "declined",
      answer: request.answer || null,
    });
    if (request.isGranted) {
      await updateInterview(
        transaction,
        one,
        kind === "extra_time"
          ? { extra_time_percent: Math.max(interview.extra_time_percent, request.extraTimePercent) }
          : { allows_text: true },
      );
    }
    const verb = request.isGranted ? "granted" : "declined";
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: `${verb}_${kind}` }] });
    if ((await listRequests(transaction, of)).every(({ state }) => state !== "open")) {
      await forgetSubject(transaction, {
        accountId,
        subject: requestSubject({ id: interview.id, drive_id: interview.drive_id }),
      });
    }
    return getInterviewDetails(transaction, accountId, request.interviewId);
  });
}
