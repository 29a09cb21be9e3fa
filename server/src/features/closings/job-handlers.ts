import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { handleAccountDeletedMail } from "./handle-account-deleted-mail.ts";
import { handleDeleteAccount } from "./handle-delete-account.ts";
import { deleteAccount, deleteLateUploads, sendAccountDeletedMail } from "./jobs.ts";
import { removeObjectsOf } from "./remove-objects-of.ts";
import { resumeClosings } from "./resume-closings.ts";
import { deleteOldDeletedMails } from "./rows.ts";

export function closingJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(deleteAccount, (payload) => handleDeleteAccount(services, payload)),
    handleJob(deleteLateUploads, ({ accountId }) => removeObjectsOf(services, accountId)),
  ];
}

export function closingMailHandlers(services: Services): JobHandler[] {
  return [handleJob(sendAccountDeletedMail, (payload) => handleAccountDeletedMail(services, payload))];
}

export function closingRecurringJobs(services: Services): RecurringJob[] {
  return [
    { name: "resume-closings", schedule: "19 * * * *", run: () => resumeClosings(services) },
    {
      name: "delete-old-account-deleted-mails",
      schedule: "29 * * * *",
      run: () => deleteOldDeletedMails(services.database.kysely),
    },
  ];
}
