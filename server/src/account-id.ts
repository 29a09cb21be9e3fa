import { z } from "zod";

/**
 * Who owns what is asked for. A call gets one from its checked session and from nothing else, a job from the row
 * that it works on, so a query that takes an `AccountId` cannot be made for somebody else.
 */
export type AccountId = string & { readonly __brand: "AccountId" };

/** In the payload of a job, which a use case has queued for an account that it had looked up. */
export const accountIdInPayload = z.custom<AccountId>((value) => typeof value === "string");
