import { z } from "zod";

/** What a language model is asked to answer with about a CV. */
export const proposedEvidence = z.object({
  evidence: z
    .array(z.object({ requirement_id: z.string(), quotations: z.array(z.string().max(2_000)).max(20) }))
    .max(200),
});
