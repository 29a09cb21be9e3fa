import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Puts a recording into text; tried for half an hour. */
export const transcribeRecording = defineJob(
  "transcribe-recording",
  z.object({ accountId: accountIdInPayload, recordingId: z.string() }),
  { takesTurns: "in piles", maxAttempts: 8 },
);
