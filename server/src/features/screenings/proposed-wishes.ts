import { z } from "zod";

/** What a language model is asked to answer with about a JD. */
export const proposedWishes = z.object({
  requirements: z
    .array(z.object({ quotation: z.string().max(2_000), kind: z.enum(["must", "nice"]) }))
    .max(200),
});
