import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { forgetSubject, type NotificationContent } from "../notifications/rows.ts";
import { candidates, interviews } from "./count-in-words.ts";
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
      title: `Mail could not be sent to ${candidates(counts.givenUp)}`,
      message: `“${isolate(drive.title)}” shows to whom, and why. Correct the address and send it again.`,
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
  const name = `“${isolate(drive.title)}”`;
  const action = paths.driveTab(drive.id, "candidates");
  const done = sent + givenUp;
  return done < all
    ? {
        title: `Inviting to ${name}`,
        message: `${done.toLocaleString("en")} of ${candidates(all)}, ${Math.floor((100 * done) / all)}%`,
        icon: "notice",
        action,
        notification_type: "progress",
      }
    : {
        title: `Invitations to ${name} are sent`,
        message: `${candidates(sent)} invited.`,
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
  const name = `“${isolate(drive.title)}”`;
  await notify(database, {
    accountId: drive.account_id,
    subject: driveSubject.completed(drive.id),
    kind: "interviews",
    content: {
      title: isOver ? `${name} is completed` : `${interviews(counts.completed)} completed`,
      message: isOver ? `${interviews(counts.completed)} completed.` : `In ${name}.`,
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
      title: `“${isolate(drive.title)}” ends within a day`,
      message:
        notBegun === 0
          ? "Everybody has begun."
          : `${candidates(notBegun)} ${notBegun === 1 ? "has" : "have"} not begun.`,
      icon: "notice",
      action: paths.drive(drive.id),
      notification_type: "info",
    },
  });
}
