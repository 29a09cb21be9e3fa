import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { candidates } from "../interviews/count-in-words.ts";
import { driveSubject } from "../interviews/drive-subjects.ts";
import { notify } from "../notifications/notify.ts";
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
  const sentences = [
    `In “${isolate(title)}”.`,
    ...(failed === 0
      ? []
      : [`${mails(failed)} could not be sent: the list of rejections shows to whom, and why.`]),
    ...(undone === 0 ? [] : [`${candidates(undone)} had changed meanwhile and got none.`]),
  ];
  await notify(database, {
    accountId: of.accountId,
    subject: `${"screeningId" in of ? screeningSubject.run(of.screeningId) : driveSubject.invitations(of.driveId)}:told:${batchId}`,
    kind: "mails",
    content: {
      title: `${sent === 0 ? "No candidate was" : `${candidates(sent)} ${sent === 1 ? "was" : "were"}`} told of the rejection`,
      message: sentences.join(" "),
      icon: "notice",
      action: "screeningId" in of ? paths.results(of.screeningId) : paths.driveTab(of.driveId, "results"),
      notification_type: failed === 0 ? "success" : "warning",
    },
  });
}

function mails(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "mail" : "mails"}`;
}
