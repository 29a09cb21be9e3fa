import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { removeObjects } from "./jobs.ts";

/** Objects go when the transaction that lets go of them has been committed, in the order given. */
export function removeLater(transaction: Queryable<Tables>, keys: string[]): Promise<void> {
  return enqueue(transaction, removeObjects, keys.length > 0 ? [{ payload: { keys } }] : []);
}
