import type { z } from "zod";
import type { accountIdInPayload } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { enqueue, type Job } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { isLocked } from "./lock-rows.ts";

const waitMs = 5 * 60_000;

type OfAccount = z.ZodObject<{ accountId: typeof accountIdInPayload }>;

/** The handler of a job that waits for as long as its account is locked, and is then done. */
export function unlessLocked<Payload extends OfAccount>(
  { database: { kysely } }: Pick<Services, "database">,
  job: Job<Payload>,
  handler: (payload: z.output<Payload>) => Promise<void>,
): (payload: z.output<Payload> & z.input<Payload>) => Promise<void> {
  return async (payload) => {
    if (!(await isLocked(kysely, payload.accountId))) {
      return handler(payload);
    }
    const runAt = new Date((await databaseNow(kysely)).getTime() + waitMs);
    await enqueue(kysely, job, [{ payload }], { runAt });
  };
}
