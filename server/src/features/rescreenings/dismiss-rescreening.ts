import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { nameOfAccount } from "../results/rows.ts";
import { lockScreening } from "../screenings/rows.ts";
import { leaveRescreening } from "./leave-rescreening.ts";
import { getRescreeningRow } from "./rows.ts";

/** Keeps the results as they are. Twice is once. Throws `rescreeningNotFound`, `rescreeningNotReady`. */
export async function dismissRescreening(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<void> {
  await transact(services, async (transaction) => {
    const { screening_id: screeningId } = await getRescreeningRow(transaction, accountId, id);
    const screening = await lockScreening(transaction, accountId, screeningId);
    const rescreening = await getRescreeningRow(transaction, accountId, id);
    if (rescreening.state === "dismissed") {
      return;
    }
    const by = await nameOfAccount(transaction, accountId);
    if (!(await leaveRescreening(transaction, { screening, rescreening, by }))) {
      throw new Failure("rescreeningNotReady");
    }
  });
}
