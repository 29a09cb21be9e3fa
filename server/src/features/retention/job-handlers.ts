import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { handleErasePeople } from "./erase-people.ts";
import { followRetention } from "./follow-retention.ts";
import { handleRetentionNotice } from "./handle-retention-notice.ts";
import { erasePeople, sendRetentionNotice } from "./jobs.ts";

export function retentionJobHandlers(services: Services): JobHandler[] {
  return [handleJob(erasePeople, (payload) => handleErasePeople(services, payload))];
}

export function retentionMailHandlers(services: Services): JobHandler[] {
  return [handleJob(sendRetentionNotice, (payload) => handleRetentionNotice(services, payload))];
}

export function retentionRecurringJobs(services: Services): RecurringJob[] {
  return [{ name: "follow-retention", schedule: "23 * * * *", run: () => followRetention(services) }];
}
