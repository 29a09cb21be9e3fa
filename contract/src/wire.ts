import { z } from "zod";

/** An id as our database makes it. */
export const id = z.uuid();

/** A moment, in whole seconds since 1970 (the unit of the specification's `created_at`). */
export const epochSeconds = z.number().int();

/** Credits in hundredths: 2500 is shown as 25.00. */
export const creditsHundredths = z.number().int();

export const idParams = z.object({ id });

/** For calls that have nothing to say but that it is done. */
export const done = z.object({ success: z.literal(true) });
export const isDone: z.infer<typeof done> = { success: true };

/** Text that people type: no NUL, which PostgreSQL cannot store. */
export function typedText(maximumLength: number) {
  return z
    .string()
    .max(maximumLength, `Please keep this to ${maximumLength.toLocaleString("en")} characters.`)
    .refine((text) => !text.includes("\u0000"), "This contains a character that cannot be stored.");
}
