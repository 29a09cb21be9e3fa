import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { listCvFilesInWork } from "./cv-file-rows.ts";
import { queueScreening } from "./queue-cv-files.ts";

/** Queues all CVs whose screening was begun or is due, whatever became of their jobs. Answers how many. */
export async function requeueScreening(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const ids = await listCvFilesInWork(database, accountId);
  await queueScreening(database, accountId, ids);
  return ids.length;
}
