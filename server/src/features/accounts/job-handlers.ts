import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import {
  handleAccountMail,
  handlePasswordResetMail,
  handleVerificationMail,
} from "./handle-account-mails.ts";
import { sendAccountMail, sendPasswordResetMail, sendVerificationMail } from "./jobs.ts";
import { deleteOldLinks } from "./rows.ts";
import { deleteEndedChallenges } from "./second-factor-rows.ts";
import { deleteOldSessions } from "./session-rows.ts";
import { deleteOldSignInTries } from "./sign-in-try-rows.ts";

export function accountJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(sendAccountMail, (payload) => handleAccountMail(services, payload)),
    handleJob(sendVerificationMail, (payload) => handleVerificationMail(services, payload.email)),
    handleJob(sendPasswordResetMail, (payload) => handlePasswordResetMail(services, payload.email)),
  ];
}

export function accountRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "delete-old-sessions-and-links",
      schedule: "41 3 * * *",
      run: async () => {
        await deleteOldSessions(services.database.kysely, services.config.sessions);
        await deleteOldLinks(services.database.kysely);
      },
    },
    {
      name: "delete-old-sign-in-tries",
      schedule: "27 * * * *",
      run: async () => {
        await deleteOldSignInTries(services.database.kysely);
        await deleteEndedChallenges(services.database.kysely);
      },
    },
  ];
}
