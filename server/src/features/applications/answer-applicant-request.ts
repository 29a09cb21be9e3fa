import type { Application } from "@winnow/contract/applications.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { applicationMailKey } from "../job-forms/jobs.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import { generalSentence } from "./event-sentences.ts";
import { sendRequestAnswer } from "./jobs.ts";
import { getApplication } from "./list-applications.ts";
import { notifyRequests } from "./notify-act.ts";
import { findSentApplication, listRequests, storeRequestAnswer } from "./rows.ts";

/**
 * Answers what an applicant asked, by their receipt and by mail. The same answer twice is one. Throws
 * `applicationNotFound`, `requestNotFound`, `requestAnswered`.
 */
export function answerApplicantRequest(
  services: Services,
  accountId: AccountId,
  { applicationId, requestId, answer }: { applicationId: string; requestId: string; answer: string },
): Promise<Application> {
  const of = { accountId, applicationId };
  return transact(services, async (transaction) => {
    const before = await findSentApplication(transaction, of);
    const screening = before && (await lockScreeningIfThere(transaction, accountId, before.screening_id));
    if (!screening || !(await findSentApplication(transaction, of))) {
      throw new Failure("applicationNotFound");
    }
    const requests = await listRequests(transaction, accountId, [applicationId]);
    const request = requests.find(({ id }) => id === requestId);
    if (!request) {
      throw new Failure("requestNotFound");
    }
    if (request.answer !== null && request.answer !== answer) {
      throw new Failure("requestAnswered");
    }
    if (request.answer === null) {
      await storeRequestAnswer(transaction, { ...of, id: requestId, answer });
      await insertApplicationEvent(transaction, {
        ...of,
        kind: "answered",
        sentence: generalSentence("answered"),
      });
      await enqueue(transaction, sendRequestAnswer, [
        { payload: { ...of, requestId }, key: applicationMailKey(applicationId, requestId) },
      ]);
      await notifyRequests(transaction, screening);
    }
    return getApplication(transaction, of);
  });
}
