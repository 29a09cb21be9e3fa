import { candidateMailKinds, mailLanguages } from "@winnow/contract/candidate-mails.ts";
import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/**
 * The mail that says that everything was erased. Its address stands nowhere else by then, so the payload carries it;
 * it goes with the job's row, which goes once the mail is sent or given up.
 */
export const sendErasedMail = defineJob(
  "send-erased-mail",
  z.object({
    accountId: accountIdInPayload,
    email: z.string(),
    /** Null: across everything. */
    title: z.string().nullable(),
    /** The recruiter's words; null for the usual ones. */
    text: z.string().nullable(),
    language: z.enum(mailLanguages),
    key: z.string(),
    failedTries: z.number().int(),
  }),
  { takesTurns: "in piles" },
);

/** A mail to candidates as a sample for the recruiter; `key` is new for each time it is asked for. */
export const sendMailSample = defineJob(
  "send-mail-sample",
  z.object({
    accountId: accountIdInPayload,
    of: z.union([z.strictObject({ screeningId: z.string() }), z.strictObject({ driveId: z.string() })]),
    key: z.string(),
    kind: z.enum(candidateMailKinds),
    text: z.string().nullable(),
    language: z.enum(mailLanguages),
  }),
  { maxAttempts: 5 },
);
