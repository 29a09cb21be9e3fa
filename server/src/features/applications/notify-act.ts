import { isolate } from "@winnow/contract/isolate.ts";
import type { NotificationKind } from "@winnow/contract/notification-settings.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { forgetSubject, upsertNotification } from "../notifications/rows.ts";
import { said } from "../notifications/say-notification.ts";
import type { ScreeningRow } from "../screenings/rows.ts";
import { countApplicationsWith, countOpenRequests } from "./rows.ts";

const names = {
  corrected: "corrected",
  replaced_cv: "replacedCv",
  withdrawn: "applicationsWithdrawn",
} as const;

type Screening = Pick<ScreeningRow, "id" | "account_id" | "title">;

/** Tells how many have done something about their applications to a screening by now, and no names. */
export async function notifyAct(
  database: Queryable<Tables>,
  screening: Screening,
  kind: keyof typeof names,
): Promise<void> {
  const { id: screeningId, account_id: accountId } = screening;
  const count = await countApplicationsWith(database, { accountId, screeningId, kind });
  await tell(database, screening, {
    about: kind,
    kind: "applications",
    words: said(names[kind], { title: isolate(screening.title), count }),
    type: "info",
  });
}

/** Tells that something was erased: of whom is not known any more. */
export function notifyErased(database: Queryable<Tables>, screening: Screening): Promise<void> {
  return tell(database, screening, {
    about: "erased",
    kind: "erasures",
    words: said("applicationErased", { title: isolate(screening.title) }),
    type: "info",
  });
}

/** Tells how many requests wait for an answer; the notification goes when none does. */
export async function notifyRequests(database: Queryable<Tables>, screening: Screening): Promise<void> {
  const { id: screeningId, account_id: accountId } = screening;
  const count = await countOpenRequests(database, { accountId, screeningId });
  if (count === 0) {
    await forgetSubject(database, { accountId, subject: subjectOf(screening, "asked") });
    return;
  }
  await tell(database, screening, {
    about: "asked",
    kind: "requests",
    words: said("requestsWait", { title: isolate(screening.title), count }),
    type: "warning",
  });
}

async function tell(
  database: Queryable<Tables>,
  screening: Screening,
  news: {
    about: string;
    kind: NotificationKind;
    words: ReturnType<typeof said>;
    type: "info" | "warning";
  },
): Promise<void> {
  // Always news, also where it reads as before because somebody was erased.
  await upsertNotification(database, {
    accountId: screening.account_id,
    subject: subjectOf(screening, news.about),
    kind: news.kind,
    content: {
      ...news.words,
      icon: "notice",
      action: paths.applications(screening.id),
      notification_type: news.type,
    },
  });
}

function subjectOf({ id }: Screening, about: string): string {
  return `screening:${id}:applicants:${about}`;
}
