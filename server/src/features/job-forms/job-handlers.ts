import type { RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { deleteLeftApplications } from "./application-rows.ts";

export function jobFormRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "delete-left-applications",
      // Before what was uploaded and never taken in is removed.
      schedule: "11 * * * *",
      run: () => deleteLeftApplications(services.database.kysely),
    },
  ];
}
