import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { upsertNotification } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";
import type { JobFormRow } from "./rows.ts";

/** Tells how many have applied to a screening by now, and no names: it may be blind, and they may be erased. */
export async function notifyApplied(
  database: Queryable<Tables>,
  { form, count }: { form: JobFormRow; count: number },
): Promise<void> {
  // Always news, also where the count is that of before because somebody was erased.
  await upsertNotification(database, {
    accountId: form.account_id,
    subject: screeningSubject.applied(form.screening_id),
    kind: "applications",
    content: {
      ...said("applied", { title: isolate(form.screening_title), count }),
      icon: "notice",
      action: paths.applications(form.screening_id),
      notification_type: "info",
    },
  });
}
