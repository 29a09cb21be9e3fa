import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { giveUpPersonExport, handleMakePersonExport } from "./handle-make-person-export.ts";
import { makePersonExport } from "./jobs.ts";
import { deleteExpiredPersonExports } from "./rows.ts";

export function personJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(makePersonExport, (payload) => handleMakePersonExport(services, payload), {
      giveUp: (payload) => giveUpPersonExport(services, payload),
    }),
  ];
}

export function personRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "remove-expired-person-exports",
      schedule: "41 * * * *",
      run: () => deleteExpiredPersonExports(services.database.kysely),
    },
  ];
}
