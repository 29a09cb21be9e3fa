import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { deleteDraftsOf } from "../drafts/rows.ts";
import { deleteImports } from "../drives/import-rows.ts";
import { deleteExportsOf } from "../exports/rows.ts";
import { deleteBegunApplications } from "../job-forms/application-rows.ts";
import { removeLater } from "../screenings/remove-later.ts";
import type { Keeper } from "./rows.ts";

/** What names people without being about one of them: files of results, sheets, drafts, applications that were begun. */
export async function deleteRestOf(
  database: Queryable<Tables>,
  { kind, accountId, id }: Keeper,
): Promise<void> {
  if (kind === "screening") {
    await deleteBegunApplications(database, { accountId, screeningId: id });
    await removeLater(database, await deleteExportsOf(database, { accountId, screeningId: id }));
  } else {
    await deleteImports(database, { accountId, driveId: id });
  }
  await deleteDraftsOf(database, { accountId, subjectIds: [id] });
}
