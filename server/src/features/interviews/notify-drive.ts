import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { forgetSubject, type NotificationContent } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
import { driveSubject } from "./drive-subjects.ts";
import type { InterviewCounts } from "./rows.ts";

type Drive = { id: string; account_id: AccountId; title: string };

/** Tells how the sending of invitations goes, of which the sample has none, and whom none could be sent to, in the transaction that changes it. */
export async function notifyInvitations(
  database: Queryable<Tables>,
  { drive, counts }: { drive: Drive & { is_sample: boolean }; counts: InterviewCounts },
): Promise<void> {
  if (drive.is_sample) {
    return;
  }
  const { id, account_id: accountId } = drive;
  await notify(database, {
    accountId,
    subject: driveSubject.invitations(id),
    kind: "interviews",
    content: invitationNotification(drive, counts),
  });
  const subject = driveSubject.notSent(id);
  if (counts.givenUp === 0) {
    await forgetSubject(database, { accountId, subject });
    return;
  }
  await notify(database, {
    accountId,
    subject,
    kind: "mails",
    content: {
      ...said("mailsNotSent", { title: isolate(drive.title), count: counts.givenUp }),
      icon: "notice",
      action: paths.driveTab(id, "candidates"),
      notification_type: "warning",
    },
  });
}

export function invitationNotification(
  drive: Pick<Drive, "id" | "title">,
  { all, sent, givenUp }: Pick<InterviewCounts, "all" | "sent" | "givenUp">,
): NotificationContent {
  const title = isolate(drive.title);
  const action = paths.driveTab(drive.id, "candidates");
  const done = sent + givenUp;
  return done < all
    ? {
        ...said("inviting", { title, done, all }),
        icon: "notice",
        action,
        notification_type: "progress",
      }
    : {
        ...said("invited", { title, count: sent }),
        icon: "notice",
        action,
        notification_type: "progress_completion",
      };
}

/** Tells how many interviews are completed, and that the drive is once it is. */
export async function notifyCompleted(
  database: Queryable<Tables>,
  { drive, counts, isOver }: { drive: Drive; counts: InterviewCounts; isOver: boolean },
): Promise<void> {
  await notify(database, {
    accountId: drive.account_id,
    subject: driveSubject.completed(drive.id),
    kind: "interviews",
    content: {
      ...said(isOver ? "driveCompleted" : "interviewsCompleted", {
        title: isolate(drive.title),
        count: counts.completed,
      }),
      icon: "notice",
      action: paths.driveTab(drive.id, "results"),
      notification_type: "success",
    },
  });
}

/** Tells that the window ends within a day, while somebody has not begun. */
export async function notifyEnding(
  database: Queryable<Tables>,
  { drive, notBegun }: { drive: Drive; notBegun: number },
): Promise<void> {
  await notify(database, {
    accountId: drive.account_id,
    subject: driveSubject.ending(drive.id),
    kind: "interviews",
    content: {
      ...said("driveEnds", { title: isolate(drive.title), notBegun }),
      icon: "notice",
      action: paths.drive(drive.id),
      notification_type: "info",
    },
  });
}
