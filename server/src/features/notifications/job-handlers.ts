import type { RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { deleteOldNotifications } from "./rows.ts";

export function notificationRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "remove-old-notifications",
      schedule: "47 3 * * *",
      run: () => deleteOldNotifications(services.database.kysely),
    },
  ];
}
