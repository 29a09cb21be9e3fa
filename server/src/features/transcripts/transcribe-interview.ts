import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { isOver } from "./is-over.ts";
import { requestTranscripts } from "./request-transcripts.ts";

/**
 * Has recordings of an interview put into text that have no transcript, or whose transcript failed; what waits already
 * goes on waiting. Throws `interviewNotFound`, `transcriptionNotSetUp`, `interviewNotOver`.
 */
export function transcribeInterview(
  services: Services,
  accountId: AccountId,
  interviewId: string,
): Promise<void> {
  return transact(services, async (transaction) => {
    await getInterview(transaction, accountId, interviewId);
    await lockInterview(transaction, { accountId, id: interviewId });
    const interview = await getInterview(transaction, accountId, interviewId);
    if (!services.transcription) {
      throw new Failure("transcriptionNotSetUp");
    }
    if (!isOver(interview)) {
      throw new Failure("interviewNotOver");
    }
    await requestTranscripts(transaction, { accountId, interviewId, isNew: true, isAgain: true });
  });
}
