import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import type { NotificationContent } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";

/** Tells that credits went back with their money, in the transaction that takes them. `key` is that of the entry. */
export async function notifyCreditsTaken(
  database: Queryable<Tables>,
  back: { accountId: AccountId; taken: number; owed: number; reason: string; key: string },
): Promise<void> {
  await notify(database, {
    accountId: back.accountId,
    subject: `credits:${back.key}`,
    kind: "credits",
    content: creditsTakenNotification(back),
  });
}

export function creditsTakenNotification(back: {
  taken: number;
  owed: number;
  reason: string;
}): NotificationContent {
  return {
    ...said("creditsTaken", { taken: back.taken, owed: back.owed, reason: back.reason }),
    icon: "credits",
    action: paths.transactions,
    notification_type: "warning",
  };
}
