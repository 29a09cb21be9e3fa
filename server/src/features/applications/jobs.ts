import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails an applicant the answer to what they asked. */
export const sendRequestAnswer = defineJob(
  "send-request-answer",
  z.object({ accountId: accountIdInPayload, applicationId: z.string(), requestId: z.string() }),
  { takesTurns: "in piles" },
);
