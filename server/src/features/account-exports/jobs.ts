import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Writes the ZIP of everything that an account holds. */
export const makeAccountExport = defineJob("make-account-export", z.object({ exportId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "in piles",
});
