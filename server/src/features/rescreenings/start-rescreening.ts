import type { RescreeningStand } from "@winnow/contract/rescreenings.ts";
import { engineVersion } from "@winnow/matching/engine-version.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { nameOfAccount } from "../results/rows.ts";
import { lockScreening } from "../screenings/rows.ts";
import { getRescreening, listOlderEngines, outdatedReason } from "./get-rescreening.ts";
import { leaveRescreening } from "./leave-rescreening.ts";
import { queueComparing } from "./queue-comparing.ts";
import { requireStandingStill } from "./require-standing-still.ts";
import { findNewestRescreening, insertRescreening } from "./rows.ts";

/**
 * Begins to compare what older engines have found with what the running one finds. Whoever presses twice, or in two tabs,
 * gets the same comparison; one that is out of date gives way. Throws `screeningNotFound`, `screeningRunning`,
 * `nothingToRescreen`, `rescreeningNotReady`.
 */
export async function startRescreening(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<RescreeningStand> {
  const where = { accountId, screeningId };
  return transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, screeningId);
    const open = await findNewestRescreening(transaction, where);
    if (open?.state === "taking over") {
      throw new Failure("rescreeningNotReady");
    }
    if (open?.state === "comparing" || open?.state === "ready") {
      if ((await outdatedReason(transaction, open)) === null) {
        return getRescreening(transaction, where);
      }
    }
    await requireStandingStill(transaction, screening);
    const older = await listOlderEngines(transaction, where);
    if (older.length === 0) {
      throw new Failure("nothingToRescreen");
    }
    const by = await nameOfAccount(transaction, accountId);
    if (open) {
      await leaveRescreening(transaction, { screening, rescreening: open, by });
    }
    const id = await insertRescreening(transaction, {
      ...where,
      engines: older.map((engine) => engine.engine_version),
      engineVersion,
      requirements: screening.requirements,
      by,
    });
    await queueComparing(transaction, id);
    return getRescreening(transaction, where);
  });
}
