import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { DriveRow } from "../drives/rows.ts";
import { upsertNotification } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";

/** Tells that somebody erased their interview: of whom is not known any more. */
export async function notifyErasedInterview(
  database: Queryable<Tables>,
  { id, account_id: accountId, title }: Pick<DriveRow, "id" | "account_id" | "title">,
): Promise<void> {
  // Always news, also where it reads as before because somebody else was erased.
  await upsertNotification(database, {
    accountId,
    subject: `drive:${id}:erased`,
    kind: "erasures",
    content: {
      ...said("interviewErased", { title: isolate(title) }),
      icon: "notice",
      action: paths.driveTab(id, "candidates"),
      notification_type: "info",
    },
  });
}
