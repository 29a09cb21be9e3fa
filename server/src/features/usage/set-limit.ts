import type { AccountUsage } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { AccountLimits } from "../../config/account-limits.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { agreeLimit, findUsage } from "./rows.ts";

/**
 * Sets what one account may keep of something, under the lock that whoever adds something takes: who asked before has
 * added by the limit before. Nothing that is there goes. Answers what it keeps now, of how much.
 */
export function setLimit(
  services: Pick<Services, "database" | "config">,
  limit: { accountId: AccountId; name: keyof AccountLimits; amount: number | null },
): Promise<AccountUsage[keyof AccountUsage]> {
  const { accountId, name } = limit;
  const options = { limits: services.config.accountLimits, lock: true };
  return transact(services, async (transaction) => {
    await findUsage(transaction, accountId, options);
    await agreeLimit(transaction, limit);
    return (await findUsage(transaction, accountId, options))[name];
  });
}
