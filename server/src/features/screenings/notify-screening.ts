import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { findNotificationContents, forgetSubject } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
import { presentFileFailure } from "./file-failures.ts";
import type { ScreeningWithCounts } from "./rows.ts";
import { runNotification } from "./run-notification.ts";
import { screeningSubject } from "./screening-subjects.ts";
import type { ScreeningEvent, ScreeningStatus } from "./states.ts";

/** Tells how a run goes and ends, and how many files failed, in the transaction that settles the status. */
export async function notifyScreening(
  database: Queryable<Tables>,
  change: {
    accountId: AccountId;
    screening: ScreeningWithCounts;
    next: ScreeningStatus;
    event: ScreeningEvent;
  },
): Promise<void> {
  const { accountId, screening, next, event } = change;
  const content = runNotification(screening, next, event);
  if (content) {
    await notify(database, {
      accountId,
      subject: screeningSubject.run(screening.id),
      kind: "screenings",
      content,
    });
  }
  if (screening.status === "InProgress" && next !== "InProgress") {
    await forgetSubject(database, { accountId, subject: screeningSubject.credits(screening.id) });
  }
  await tellFailedFiles(database, { accountId, screening });
}

/** One notification for all files of a screening that failed; it goes when none is left. */
async function tellFailedFiles(
  database: Queryable<Tables>,
  { accountId, screening }: { accountId: AccountId; screening: ScreeningWithCounts },
): Promise<void> {
  const subject = screeningSubject.files(screening.id);
  if (screening.failed === 0) {
    await forgetSubject(database, { accountId, subject });
    return;
  }
  await notify(database, {
    accountId,
    subject,
    kind: "screenings",
    content: {
      ...said("filesFailed", { title: isolate(screening.title), count: screening.failed }),
      icon: "files",
      action: paths.screening(screening.id),
      notification_type: "warning",
    },
  });
}

/** Tells that a live run has CVs for which there are no credits, and later that it goes on. */
export async function notifyWaitForCredits(
  database: Queryable<Tables>,
  wait: { accountId: AccountId; screening: { id: string; title: string }; isWaiting: boolean },
): Promise<void> {
  const { accountId, screening, isWaiting } = wait;
  const subject = screeningSubject.credits(screening.id);
  const title = isolate(screening.title);
  if (isWaiting) {
    await notify(database, {
      accountId,
      subject,
      kind: "credits",
      content: {
        ...said("waitsForCredits", { title }),
        icon: "credits",
        action: paths.payment,
        notification_type: "warning",
      },
    });
    return;
  }
  const before = (await findNotificationContents(database, { accountId, subjects: [subject] })).get(subject);
  if (before?.notification_type === "warning" && before.status !== "cleared") {
    await notify(database, {
      accountId,
      subject,
      kind: "credits",
      content: {
        ...said("goesOn", { title }),
        icon: "screening",
        action: paths.results(screening.id),
        notification_type: "info",
      },
    });
  }
}

/** Tells that an uploaded JD could not be read. */
export async function notifyJdFailed(
  database: Queryable<Tables>,
  failed: { accountId: AccountId; screening: { id: string; title: string }; reason: string },
): Promise<void> {
  const { accountId, screening, reason } = failed;
  await notify(database, {
    accountId,
    subject: screeningSubject.jd(screening.id),
    kind: "screenings",
    content: {
      ...said("jdFailed", {
        title: isolate(screening.title),
        reason: presentFileFailure(reason)?.reason ?? null,
      }),
      icon: "job-description",
      action: paths.screening(screening.id),
      notification_type: "error",
    },
  });
}
