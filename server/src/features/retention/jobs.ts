import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** The mail to a recruiter about what is erased within days; `key` is new for each time that something is told. */
export const sendRetentionNotice = defineJob(
  "send-retention-notice",
  z.object({ accountId: accountIdInPayload, key: z.string() }),
);
