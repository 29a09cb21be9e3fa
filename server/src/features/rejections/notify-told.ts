import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { driveSubject } from "../interviews/drive-subjects.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";
import type { BatchCounts } from "./batch-rows.ts";
import type { RejectedIn } from "./recipient-rows.ts";

/** Tells how many of a batch were told that they were rejected, and how many were not; no names. */
export async function notifyTold(
  database: Queryable<Tables>,
  batch: { of: RejectedIn; batchId: string; title: string; counts: BatchCounts },
): Promise<void> {
  const { of, batchId, title, counts } = batch;
  const { sent, failed, undone } = counts;
  await notify(database, {
    accountId: of.accountId,
    subject: `${"screeningId" in of ? screeningSubject.run(of.screeningId) : driveSubject.invitations(of.driveId)}:told:${batchId}`,
    kind: "mails",
    content: {
      ...said("toldOfRejection", { title: isolate(title), sent, failed, undone }),
      icon: "notice",
      action: "screeningId" in of ? paths.results(of.screeningId) : paths.driveTab(of.driveId, "results"),
      notification_type: failed === 0 ? "success" : "warning",
    },
  });
}
