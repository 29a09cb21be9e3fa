import { isolate } from "@winnow/contract/isolate.ts";
import type { NotificationKind } from "@winnow/contract/notification-settings.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { forgetSubject, upsertNotification } from "../notifications/rows.ts";
import type { ScreeningRow } from "../screenings/rows.ts";
import { countApplicationsWith, countOpenRequests } from "./rows.ts";

const words = {
  corrected: {
    one: "applicant corrected what was read of their CV",
    many: "applicants corrected what was read of their CVs",
  },
  replaced_cv: { one: "applicant sent another CV", many: "applicants sent another CV" },
  withdrawn: { one: "applicant withdrew", many: "applicants withdrew" },
};

type Screening = Pick<ScreeningRow, "id" | "account_id" | "title">;

/** Tells how many have done something about their applications to a screening by now, and no names. */
export async function notifyAct(
  database: Queryable<Tables>,
  screening: Screening,
  kind: keyof typeof words,
): Promise<void> {
  const { id: screeningId, account_id: accountId } = screening;
  const count = await countApplicationsWith(database, { accountId, screeningId, kind });
  const { one, many } = words[kind];
  await tell(database, screening, {
    about: kind,
    kind: "applications",
    title: `${count.toLocaleString("en")} ${count === 1 ? one : many}`,
    type: "info",
  });
}

/** Tells that something was erased: of whom is not known any more. */
export function notifyErased(database: Queryable<Tables>, screening: Screening): Promise<void> {
  return tell(database, screening, {
    about: "erased",
    kind: "erasures",
    title: "Somebody erased their application",
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
    title:
      count === 1
        ? "A request waits for your answer"
        : `${count.toLocaleString("en")} requests wait for your answer`,
    type: "warning",
  });
}

async function tell(
  database: Queryable<Tables>,
  screening: Screening,
  news: { about: string; kind: NotificationKind; title: string; type: "info" | "warning" },
): Promise<void> {
  // Always news, also where it reads as before because somebody was erased.
  await upsertNotification(database, {
    accountId: screening.account_id,
    subject: subjectOf(screening, news.about),
    kind: news.kind,
    content: {
      title: news.title,
      message: `About “${isolate(screening.title)}”.`,
      icon: "notice",
      action: paths.applications(screening.id),
      notification_type: news.type,
    },
  });
}

function subjectOf({ id }: Screening, about: string): string {
  return `screening:${id}:applicants:${about}`;
}
