import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Writes the file of one export. */
export const makeExport = defineJob("make-export", z.object({ exportId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "soon",
});
