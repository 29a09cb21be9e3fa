import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";

type Told = { id: string; account_id: AccountId; name: string; drive_id: string; drive_title: string };

/** Tells the recruiter that a candidate has withdrawn. */
export async function notifyWithdrawn(
  database: Queryable<Tables>,
  { interview }: { drive: { id: string }; interview: Told },
): Promise<void> {
  await notify(database, {
    accountId: interview.account_id,
    subject: `drive:${interview.drive_id}:withdrawn:${interview.id}`,
    kind: "interviews",
    content: {
      ...said("withdrew", { name: isolate(interview.name), title: isolate(interview.drive_title) }),
      icon: "notice",
      action: paths.interview(interview.id),
      notification_type: "info",
    },
  });
}

/** Tells the recruiter that a candidate asks for something and waits for an answer. */
export async function notifyRequest(
  database: Queryable<Tables>,
  { interview }: { interview: Told },
): Promise<void> {
  await notify(database, {
    accountId: interview.account_id,
    subject: requestSubject(interview),
    kind: "requests",
    content: {
      ...said("asksForAdjustment", { name: isolate(interview.name), title: isolate(interview.drive_title) }),
      icon: "notice",
      action: paths.interview(interview.id),
      notification_type: "warning",
    },
  });
}

/** Until the recruiter has answered. */
export function requestSubject({ id, drive_id }: Pick<Told, "id" | "drive_id">): string {
  return `drive:${drive_id}:request:${id}`;
}
