import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Has a language model look for points that were not found in an answer; tried for a minute and a half. */
export const findFurtherPoints = defineJob(
  "find-further-points",
  z.object({ accountId: accountIdInPayload, interviewId: z.string(), questionId: z.string() }),
  { takesTurns: "in piles", maxAttempts: 5 },
);
