import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Credits have come in: work of the account that waits for some goes on. Whoever has such work handles it. */
export const creditsArrived = defineJob("credits-arrived", z.object({ accountId: z.string() }), {
  maxAttempts: 5,
});
