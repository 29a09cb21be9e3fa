import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { makeExport } from "./jobs.ts";
import { giveUpMakingExport, makeExportNow } from "./make-export-now.ts";
import { exportsPrefix } from "./object-key.ts";
import { deleteExpiredExports } from "./rows.ts";

/** A day longer than any export is kept: what is that old has no row. */
const strayMs = 8 * 24 * 60 * 60 * 1000;

export function exportJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(makeExport, (payload) => makeExportNow(services, payload), {
      giveUp: (payload) => giveUpMakingExport(services, payload),
    }),
  ];
}

export function exportRecurringJobs(services: Services): RecurringJob[] {
  return [
    { name: "remove-expired-exports", schedule: "37 * * * *", run: () => removeExpiredExports(services) },
  ];
}

export async function removeExpiredExports(services: Services): Promise<void> {
  await services.storage.remove(await deleteExpiredExports(services.database.kysely));
  await services.storage.removeOld(exportsPrefix, strayMs);
}
