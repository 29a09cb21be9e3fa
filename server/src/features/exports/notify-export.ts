import { paths } from "@winnow/contract/paths.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";

/**
 * Tells that the file of an export is there, or that it could not be made. The files of one screening are one
 * subject, the newest in its place: they stand in its list of files all together.
 */
export async function notifyExport(
  database: Queryable<Tables>,
  made: {
    accountId: AccountId;
    screeningId: string;
    fileName: string;
    failure?: string;
  },
): Promise<void> {
  const { accountId, screeningId, fileName, failure } = made;
  await notify(database, {
    accountId,
    subject: screeningSubject.exports(screeningId, failure ? "failed" : "ready"),
    kind: "files",
    content: {
      ...(failure ? said("notExported", { file: fileName, failure }) : said("exported", { file: fileName })),
      icon: "export",
      action: paths.results(screeningId),
      notification_type: failure ? "error" : "success",
    },
  });
}
