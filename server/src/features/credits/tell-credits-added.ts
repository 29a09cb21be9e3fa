import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { tell } from "../notifications/tell.ts";
import { formatCredits } from "./format-credits.ts";

/** Tells that credits have arrived, in the transaction that adds them. `key` is that of the entry. */
export async function tellCreditsAdded(
  database: Queryable<Tables>,
  added: { accountId: AccountId; amount: number; reason: string; key: string },
): Promise<void> {
  await tell(database, {
    accountId: added.accountId,
    subject: `credits:${added.key}`,
    told: {
      title: `${formatCredits(added.amount)} credits added`,
      message: added.reason,
      icon: "credits",
      action: paths.transactions,
      notification_type: "success",
    },
  });
}
