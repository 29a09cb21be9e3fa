import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { ListedInterview } from "../interviews/rows.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";

/** Tells the recruiter that somebody said something about a candidate, and not what: the own scorecard may come first. */
export async function notifyFeedback(
  database: Queryable<Tables>,
  { interview, name, count }: { interview: ListedInterview; name: string; count: number },
): Promise<void> {
  await notify(database, {
    accountId: interview.account_id,
    subject: `drive:${interview.drive_id}:feedback:${interview.id}`,
    kind: "feedback",
    content: {
      ...said("feedback", {
        by: isolate(name),
        name: isolate(interview.name),
        title: isolate(interview.drive_title),
        count,
      }),
      icon: "notice",
      action: paths.interviewReport(interview.id),
      notification_type: "info",
    },
  });
}
