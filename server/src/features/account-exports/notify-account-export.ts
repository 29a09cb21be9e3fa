import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";

/** Tells that the ZIP of everything is there, or that it could not be made. */
export async function notifyAccountExport(
  database: Queryable<Tables>,
  { accountId, isReady }: { accountId: AccountId; isReady: boolean },
): Promise<void> {
  await notify(database, {
    accountId,
    subject: "account-export",
    kind: "files",
    content: {
      ...said(isReady ? "accountExported" : "accountNotExported", {}),
      icon: "export",
      action: paths.accountExport,
      notification_type: isReady ? "success" : "error",
    },
  });
}
