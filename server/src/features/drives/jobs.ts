import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** The window of a running drive has moved. Whoever has invited candidates to it handles it. */
export const driveWindowMoved = defineJob(
  "drive-window-moved",
  z.object({ accountId: accountIdInPayload, driveId: z.string() }),
  { maxAttempts: 5 },
);
