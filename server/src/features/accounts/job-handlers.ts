import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import { deleteOldSessionsAndLinks } from "./rows.ts";
import { sendAccountMailNow } from "./send-account-mail.ts";

export function accountJobHandlers(services: Services): JobHandler[] {
  return [handleJob(sendAccountMail, (payload) => sendAccountMailNow(services, payload))];
}

export function accountRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "delete-old-sessions-and-links",
      schedule: "41 3 * * *",
      run: () => deleteOldSessionsAndLinks(services.database.kysely),
    },
  ];
}
