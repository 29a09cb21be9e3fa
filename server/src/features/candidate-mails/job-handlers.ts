import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { handleSendErasedMail } from "./handle-send-erased-mail.ts";
import { sendErasedMail, sendMailSample } from "./jobs.ts";
import { handleSendMailSample } from "./preview-mail.ts";
import { deleteOldErasedMails } from "./rows.ts";

export function candidateMailHandlers(services: Services): JobHandler[] {
  return [
    handleJob(sendErasedMail, (payload) => handleSendErasedMail(services, payload)),
    handleJob(sendMailSample, (payload) => handleSendMailSample(services, payload)),
  ];
}

export function candidateMailRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "delete-old-erased-mails",
      schedule: "33 * * * *",
      run: () => deleteOldErasedMails(services.database.kysely),
    },
  ];
}
