import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import {
  findNotificationContents,
  forgetSubject,
  type NotificationContent,
  upsertNotification,
} from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
import { keepersOf } from "./keepers-of.ts";
import { listToldClocks, type RunningClock } from "./rows.ts";

export const erasuresAheadSubject = "erasures-ahead";
/** As many as accounts usually may have. */
const maximumCounted = 10_000;

/** Tells an account anew, in one notification, of everything that it was told of and that is still ahead. */
export async function notifyErasuresAhead(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  const content = aheadNotification(await listToldClocks(database, accountId, maximumCounted));
  if (content) {
    await upsertNotification(database, {
      accountId,
      subject: erasuresAheadSubject,
      kind: "erasures",
      content,
    });
  }
}

/** What was told and is shown follows what has changed; it goes when nothing is ahead. */
export async function correctErasuresAhead(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  const subject = erasuresAheadSubject;
  const before = (await findNotificationContents(database, { accountId, subjects: [subject] })).get(subject);
  if (!before || before.status === "cleared") {
    return;
  }
  const content = aheadNotification(await listToldClocks(database, accountId, maximumCounted));
  if (content) {
    await notify(database, { accountId, subject, kind: "erasures", content });
  } else {
    await forgetSubject(database, { accountId, subject });
  }
}

/** What is told of clocks, the soonest first; null where there is none. */
export function aheadNotification(clocks: RunningClock[]): NotificationContent | null {
  const [first] = clocks;
  if (!first) {
    return null;
  }
  const { kind, id, erases_at: moment } = first;
  const title = isolate(first.title);
  const shown = { icon: "notice", notification_type: "warning" } as const;
  return clocks.length === 1
    ? {
        ...shown,
        ...said("erasureAhead", { title, kind, people: first.people, moment: moment.toISOString() }),
        action: kind === "screening" ? paths.screeningRetention(id) : paths.driveRetention(id),
      }
    : {
        ...shown,
        ...said("erasuresAhead", { title, ...keepersOf(clocks), moment: moment.toISOString() }),
        action: paths.erasures,
      };
}
