import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { markLocked } from "../accounts/lock-rows.ts";
import { deleteSessionsOf } from "../accounts/session-rows.ts";

/**
 * Nobody signs in to an account any more: its sessions and open pages end, its job forms and shared links open nothing,
 * and what would be charged or mailed for it waits. Answers whether it was unlocked, and how many sessions ended.
 */
export function lockAccount(
  services: Pick<Services, "database">,
  accountId: AccountId,
): Promise<{ isNew: boolean; sessions: number }> {
  return transact(services, async (transaction) => {
    // Whoever is signing in at this moment holds the account, so their session is there to be ended.
    const isNew = await markLocked(transaction, accountId);
    return { isNew, sessions: await deleteSessionsOf(transaction, accountId) };
  });
}
