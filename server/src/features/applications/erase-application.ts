import { forgetJobs } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { deleteDraftsOf } from "../drafts/rows.ts";
import { deleteExportsWith } from "../exports/rows.ts";
import { applicationMailKey } from "../job-forms/jobs.ts";
import { findCvFileForJob } from "../screenings/cv-file-rows.ts";
import { removeCvFile } from "../screenings/remove-cv-file.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { settleStatus } from "../screenings/settle-status.ts";
import { inReceipt } from "./follow-receipt.ts";
import { notifyErased, notifyRequests } from "./notify-act.ts";
import { deleteApplicationRow, deleteInboxMails, listRequests } from "./rows.ts";

/**
 * Erases an application with its CV, what was read and found in it, notes, decisions, files made of its result, mails
 * that wait, requests and log. The ledger keeps its lines, which name nobody who applied. Throws `linkNotFound`.
 */
export function eraseApplication(services: Services, token: string): Promise<void> {
  return inReceipt(services, token, async (transaction, { application, screening }) => {
    const { account_id: accountId, id: applicationId, result_id: resultId } = application;
    const requests = await listRequests(transaction, accountId, [applicationId]);
    const mails = ["received", ...requests.map(({ id }) => id)].map((mail) =>
      applicationMailKey(applicationId, mail),
    );
    if (resultId && application.cv_file_id === application.kept_file_id) {
      const where = { accountId, screeningId: application.screening_id, resultId };
      await removeLater(transaction, await deleteExportsWith(transaction, where));
      await deleteDraftsOf(transaction, { accountId, subjectIds: [resultId] });
    }
    await deleteDraftsOf(transaction, {
      accountId,
      subjectIds: [applicationId, ...requests.map(({ id }) => id)],
    });
    for (const fileId of [application.file_id, application.replacement_id]) {
      const file = fileId ? await findCvFileForJob(transaction, fileId) : undefined;
      if (file) {
        await removeCvFile(transaction, file);
      }
    }
    await deleteApplicationRow(transaction, { accountId, applicationId });
    await forgetJobs(transaction, mails);
    await deleteInboxMails(transaction, applicationMailKey(applicationId, ""));
    await settleStatus(transaction, screening);
    await notifyRequests(transaction, screening);
    await notifyErased(transaction, screening);
  });
}
