import type { MailBatch } from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { findMailBatch } from "./batch-rows.ts";
import { presentMailBatch } from "./present.ts";

/** Throws `mailBatchNotFound`. */
export async function getMailBatch(
  database: Queryable<Tables>,
  of: { accountId: AccountId; id: string },
): Promise<MailBatch> {
  const batch = await findMailBatch(database, of);
  if (!batch) {
    throw new Failure("mailBatchNotFound");
  }
  return presentMailBatch(batch);
}
