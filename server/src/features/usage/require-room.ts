import { lackOfRoom, type WantedRoom } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findUsage } from "./rows.ts";

/**
 * Makes sure that something still fits into an account, before it is inserted in the same transaction: whoever asks
 * meanwhile waits for its end. Throws `accountFull`.
 */
export async function requireRoom(
  { config }: Services,
  transaction: Queryable<Tables>,
  { accountId, wanted }: { accountId: AccountId; wanted: WantedRoom },
): Promise<void> {
  const usage = await findUsage(transaction, accountId, { limits: config.accountLimits, lock: true });
  const message = lackOfRoom(usage, wanted);
  if (message !== null) {
    throw new Failure("accountFull", { message });
  }
}
