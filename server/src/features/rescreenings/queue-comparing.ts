import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { compareResults } from "./jobs.ts";

export function queueComparing(
  database: Queryable<Tables>,
  rescreeningId: string,
  options: { runAt?: Date } = {},
): Promise<void> {
  return enqueue(
    database,
    compareResults,
    [{ payload: { rescreeningId }, key: `compare-results:${rescreeningId}` }],
    options,
  );
}
