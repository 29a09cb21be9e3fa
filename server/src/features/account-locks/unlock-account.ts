import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { markUnlocked } from "../accounts/lock-rows.ts";
import { chargeAfterLock } from "../interviews/charge-after-lock.ts";
import { requeueScreening } from "../screenings/requeue-screening.ts";

/** What waited for a locked account goes on. Answers how much, or null where it was not locked. */
export function unlockAccount(
  services: Pick<Services, "database">,
  accountId: AccountId,
): Promise<{ cvs: number; interviews: number } | null> {
  return transact(services, async (transaction) => {
    if (!(await markUnlocked(transaction, accountId))) {
      return null;
    }
    const interviews = await chargeAfterLock(transaction, accountId);
    return { interviews, cvs: await requeueScreening(transaction, accountId) };
  });
}
