import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { deleteAccount, keyOfDeleting } from "./jobs.ts";
import { listClosingAccounts } from "./rows.ts";

/** Goes on with what was closed and is still there, whatever became of the job. */
export async function resumeClosings({ database: { kysely } }: Pick<Services, "database">): Promise<void> {
  const accountIds = await listClosingAccounts(kysely);
  await enqueue(
    kysely,
    deleteAccount,
    accountIds.map((accountId) => ({ payload: { accountId }, key: keyOfDeleting({ accountId }) })),
  );
}
