import { pageLanguages } from "@winnow/contract/page-languages.ts";
import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Deletes what a closed account has, step by step, and then the account. */
export const deleteAccount = defineJob("delete-account", z.object({ accountId: accountIdInPayload }), {
  takesTurns: "soon",
});

/** Of one account one job waits at a time. */
export function keyOfDeleting({ accountId }: { accountId: string }): string {
  return `delete-account:${accountId}`;
}

/** What was uploaded by a link from before the account was closed, once no such link is good any more. */
export const deleteLateUploads = defineJob(
  "delete-late-uploads",
  z.object({ accountId: accountIdInPayload }),
  { takesTurns: "in piles" },
);

/**
 * The mail that says that everything is deleted. Its address stands nowhere else by then, so the payload carries it; it
 * goes with the job's row, which goes once the mail is sent or given up.
 */
export const sendAccountDeletedMail = defineJob(
  "send-account-deleted-mail",
  z.object({
    email: z.string(),
    username: z.string(),
    language: z.enum(pageLanguages).default("en"),
    key: z.string(),
    failedTries: z.number().int(),
  }),
);
