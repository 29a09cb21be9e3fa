import { z } from "zod";
import type { FailureName } from "./failures.ts";
import { fieldMessages } from "./field-messages.ts";
import { groupDigits } from "./group-digits.ts";

/** An id as our database makes it. */
export const id = z.uuid();

/**
 * A moment, in whole seconds since 1970 (the unit of the specification's `created_at`). Whoever reads an answer takes
 * one that is none for NaN, which is shown as "Invalid time value": it may not cost the list it stands in.
 */
export const epochSeconds = z
  .number()
  .int()
  .catch(Number.NaN)
  // JSON Schema would call the NaN a default.
  .meta({ default: undefined });

/** Credits in hundredths: 2500 is shown as 25.00. */
export const creditsHundredths = z.number().int();

/** An id that a caller names. A malformed one is answered as an unknown one: with the failure of what it would name. */
export function idOf(notFound: FailureName) {
  return z
    .string()
    .refine((text) => id.safeParse(text).success, { params: { notFound } })
    .meta({ format: "uuid" });
}

/** Many ids, of which those that name nothing are passed over, malformed ones too. */
export function idsPassedOver(maximum: number) {
  return z
    .array(z.string())
    .max(maximum)
    .transform((ids) => ids.filter((text) => id.safeParse(text).success));
}

export function idParams(notFound: FailureName) {
  return z.object({ id: idOf(notFound) });
}

/** Whether no two of a list have the same id. */
export function haveOwnIds(list: readonly { id: string }[]): boolean {
  return new Set(list.map((each) => each.id)).size === list.length;
}

/** For calls that have nothing to say but that it is done. */
export const done = z.object({ success: z.literal(true) });
export const isDone: z.infer<typeof done> = { success: true };

/** What PostgreSQL can store: no NUL, and no half of a surrogate pair, which is no character. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** Text that people type. */
export function typedText(maximumLength: number) {
  return z
    .string()
    .max(maximumLength, `Please keep this to ${groupDigits(maximumLength)} characters.`)
    .refine(isStorable, fieldMessages.unstorable);
}
