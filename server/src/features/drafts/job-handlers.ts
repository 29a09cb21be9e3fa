import type { RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { deleteOldDrafts } from "./rows.ts";

export function draftRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "delete-old-drafts",
      schedule: "17 4 * * *",
      run: () => deleteOldDrafts(services.database.kysely),
    },
  ];
}
