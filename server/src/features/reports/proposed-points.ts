import { z } from "zod";

/** What a language model is asked to answer with. */
export const proposedPoints = z.object({
  points: z
    .array(
      z.object({
        point_id: z.string(),
        mark: z.enum(["made", "partly", "not found"]),
        quotations: z.array(z.string()).max(20).default([]),
      }),
    )
    .max(200),
});
