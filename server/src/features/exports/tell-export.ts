import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { tell } from "../notifications/tell.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";

/** Tells that the file of an export is there, or that it could not be made. */
export async function tellExport(
  database: Queryable<Tables>,
  made: {
    accountId: AccountId;
    id: string;
    screeningId: string;
    fileName: string;
    failure?: string;
  },
): Promise<void> {
  const { accountId, id, screeningId, fileName, failure } = made;
  await tell(database, {
    accountId,
    subject: `${screeningSubject.run(screeningId)}:export:${id}`,
    told: {
      title: failure ? "A file could not be made" : "Your file is ready",
      message: failure ? `${fileName}: ${failure}` : fileName,
      icon: "export",
      action: `/admin/screening-result/${screeningId}`,
      notification_type: failure ? "error" : "success",
    },
  });
}
