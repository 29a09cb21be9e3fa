import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";

/** Tells that credits have arrived, in the transaction that adds them. `key` is that of the entry. */
export async function notifyCreditsAdded(
  database: Queryable<Tables>,
  added: { accountId: AccountId; amount: number; reason: string; key: string },
): Promise<void> {
  await notify(database, {
    accountId: added.accountId,
    subject: `credits:${added.key}`,
    kind: "credits",
    content: {
      ...said("creditsAdded", { amount: added.amount, reason: added.reason }),
      icon: "credits",
      action: paths.transactions,
      notification_type: "success",
    },
  });
}
