import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { nameOfAccount } from "../results/rows.ts";
import { lockScreening } from "../screenings/rows.ts";
import { outdatedReason } from "./get-rescreening.ts";
import { takeOverResults } from "./jobs.ts";
import { requireStandingStill } from "./require-standing-still.ts";
import { getRescreeningRow, moveRescreening } from "./rows.ts";

/**
 * Has what a newer engine found take the place of what was found before; a job does it, in one transaction. Twice is once.
 * Throws `rescreeningNotFound`, `rescreeningNotReady`, `rescreeningOutdated`, `screeningRunning`.
 */
export async function takeOverRescreening(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<void> {
  await transact(services, async (transaction) => {
    const { screening_id: screeningId } = await getRescreeningRow(transaction, accountId, id);
    const screening = await lockScreening(transaction, accountId, screeningId);
    const rescreening = await getRescreeningRow(transaction, accountId, id);
    if (rescreening.state === "taking over" || rescreening.state === "taken over") {
      return;
    }
    if (rescreening.state !== "ready") {
      throw new Failure("rescreeningNotReady");
    }
    await requireStandingStill(transaction, screening);
    if ((await outdatedReason(transaction, rescreening)) !== null) {
      throw new Failure("rescreeningOutdated");
    }
    const settledBy = await nameOfAccount(transaction, accountId);
    await moveRescreening(transaction, { accountId, id }, { from: ["ready"], to: "taking over", settledBy });
    await enqueue(transaction, takeOverResults, [
      { payload: { rescreeningId: id }, key: `take-over-results:${id}` },
    ]);
  });
}
