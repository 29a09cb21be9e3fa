import { z } from "zod";

/**
 * The body of every answer that is not a success. `fields` names the inputs at fault, each with its message; `challenge`
 * is what a sign-in goes on with that asks for a code.
 */
export const failureBody = z.object({
  error: z.object({
    code: z.number().int(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    challenge: z.string().optional(),
  }),
});

export type FailureBody = z.infer<typeof failureBody>;
