import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Credits have come in: work of the account that waits for some goes on. Whoever has such work handles it. */
export const creditsArrived = defineJob("credits-arrived", z.object({ accountId: accountIdInPayload }), {
  maxAttempts: 5,
});
