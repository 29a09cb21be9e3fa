import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { correctErasuresAhead } from "./notify-erasures-ahead.ts";
import { forgetUntimelyNotices, updateAccountDays } from "./rows.ts";

/** How long screenings and drives without days of their own keep people. */
export function updateAccountRetention(
  services: Services,
  accountId: AccountId,
  days: number,
): Promise<{ days: number }> {
  return transact(services, async (transaction) => {
    await updateAccountDays(transaction, accountId, days);
    await forgetUntimelyNotices(transaction, accountId);
    await correctErasuresAhead(transaction, accountId);
    return { days };
  });
}
