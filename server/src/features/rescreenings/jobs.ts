import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Compares some results of a re-screening, and queues itself again for the rest. */
export const compareResults = defineJob("compare-results", z.object({ rescreeningId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "in piles",
});
/** Puts what a newer engine found in the place of what an older one had found. */
export const takeOverResults = defineJob("take-over-results", z.object({ rescreeningId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "soon",
});
