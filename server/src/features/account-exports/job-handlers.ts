import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { giveUpAccountExport, handleMakeAccountExport } from "./handle-make-account-export.ts";
import { makeAccountExport } from "./jobs.ts";
import { deleteExpiredAccountExports } from "./rows.ts";

export function accountExportJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(makeAccountExport, (payload) => handleMakeAccountExport(services, payload), {
      giveUp: (payload) => giveUpAccountExport(services, payload),
    }),
  ];
}

export function accountExportRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "remove-expired-account-exports",
      schedule: "37 * * * *",
      run: () => deleteExpiredAccountExports(services.database.kysely),
    },
  ];
}
