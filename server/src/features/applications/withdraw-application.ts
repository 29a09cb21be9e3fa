import type { Receipt } from "@winnow/contract/applications.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { findCvFileForJob } from "../screenings/cv-file-rows.ts";
import { settleStatus } from "../screenings/settle-status.ts";
import { withdrawCvFile } from "../screenings/withdraw-cv-file.ts";
import { generalSentence } from "./event-sentences.ts";
import { inReceipt } from "./follow-receipt.ts";
import { notifyAct } from "./notify-act.ts";
import { openReceipt } from "./open-receipt.ts";
import { markWithdrawn } from "./rows.ts";

/**
 * Withdraws an application: a CV that was not screened yet is not any more, a result stays, marked as withdrawn. Throws
 * `linkNotFound`.
 */
export async function withdrawApplication(services: Services, token: string): Promise<Receipt> {
  await inReceipt(services, token, async (transaction, { application, screening }) => {
    if (application.withdrawn_at) {
      return;
    }
    const of = { accountId: application.account_id, applicationId: application.id };
    await markWithdrawn(transaction, of);
    await insertApplicationEvent(transaction, {
      ...of,
      kind: "withdrawn",
      sentence: generalSentence("withdrawn"),
    });
    const file = await findCvFileForJob(transaction, application.file_id);
    if (file) {
      await withdrawCvFile(transaction, file);
      await settleStatus(transaction, screening);
    }
    await notifyAct(transaction, screening, "withdrawn");
  });
  return openReceipt(services, token);
}
