import { transact } from "../../platform/database/transact.ts";
import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { giveUpMakingExport, handleMakeExport } from "./handle-make-export.ts";
import { makeExport } from "./jobs.ts";
import { deleteExpiredExports } from "./rows.ts";

export function exportJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(makeExport, (payload) => handleMakeExport(services, payload), {
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
  await transact(services, async (transaction) => {
    const keys = await deleteExpiredExports(transaction);
    await removeLater(transaction, keys);
  });
}
