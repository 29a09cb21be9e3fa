import type { RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { sweepObjects } from "./sweep-objects.ts";

export function objectRecurringJobs(services: Services): RecurringJob[] {
  return [{ name: "sweep-objects", schedule: "11 2 * * *", run: () => sweepObjects(services) }];
}
