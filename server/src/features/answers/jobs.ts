import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Makes one file that can be sought of the parts of a recording. */
export const joinRecording = defineJob(
  "join-recording",
  z.object({ accountId: accountIdInPayload, recordingId: z.string() }),
  { takesTurns: "in piles" },
);
