import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Writes the ZIP of what is kept of one person. */
export const makePersonExport = defineJob("make-person-export", z.object({ exportId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "soon",
});
