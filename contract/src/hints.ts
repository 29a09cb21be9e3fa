import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done } from "./wire.ts";

/** What is explained where somebody meets it first, until they have read it. */
export const hintNames = [
  "sample-drive",
  "screening-setup",
  "results",
  "match-report",
  "drive",
  "interview-report",
  "keys-of-results",
  "keys-of-interview-report",
] as const;
export const hintName = z.enum(hintNames);
export type HintName = z.infer<typeof hintName>;

export const dismissHint = endpoint({
  method: "PUT",
  url: "/auth/account/hints/:hint",
  access: "account",
  schema: {
    summary: "Dismiss a hint for good, on every device; the account names those that are (dismissed_hints)",
    tags: ["Accounts"],
    params: z.object({ hint: hintName }),
    response: { 200: done },
  },
});
