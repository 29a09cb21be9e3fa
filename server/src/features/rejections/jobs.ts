import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** One mail that tells somebody that they were rejected, once its batch cannot be undone any more. */
export const sendRejection = defineJob(
  "send-rejection",
  z.object({ accountId: accountIdInPayload, mailId: z.string() }),
  { takesTurns: "in piles" },
);
