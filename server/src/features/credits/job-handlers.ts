import type { RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { findLedgerFaults } from "./find-ledger-faults.ts";

/** `database` has to be one that waits: going through all of the books takes longer than any call may. */
export function creditRecurringJobs(
  services: Pick<Services, "database" | "workKinds" | "log">,
): RecurringJob[] {
  return [{ name: "check-ledger", schedule: "23 3 * * *", run: () => checkLedger(services) }];
}

/** Every night: should the books ever disagree, the log says where. Nothing is mended by itself. */
export async function checkLedger(services: {
  database: Pick<Services["database"], "kysely">;
  workKinds: Services["workKinds"];
  log: Pick<Services["log"], "error">;
}): Promise<void> {
  const faults = await findLedgerFaults(services.database.kysely, services.workKinds);
  if (faults.length > 0) {
    services.log.error({ faults }, "the ledger does not add up");
  }
}
