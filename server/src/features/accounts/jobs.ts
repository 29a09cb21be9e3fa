import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails to one address are sent one after the other, so that of one kind there is one a minute. */
const mailQueue = "mail";

/** Mails about the account itself. Links in them are minted when the mail is sent, so none lies in the queue. */
export const sendAccountMail = defineJob(
  "send-account-mail",
  z.object({
    accountId: accountIdInPayload,
    mail: z.enum([
      "verify-email",
      "finish-sign-up",
      "already-registered",
      "reset-password",
      "password-changed",
      "second-factor-on",
      "second-factor-off",
      "second-factor-removed",
      "recovery-code-used",
      "recovery-codes-renewed",
    ]),
  }),
  { queue: mailQueue },
);
export type AccountMail = z.infer<typeof sendAccountMail.payload>["mail"];

/** The verification link for whoever asked with this address, if somebody signed up with it. */
export const sendVerificationMail = defineJob("send-verification-mail", z.object({ email: z.string() }), {
  queue: mailQueue,
  priority: -1,
});

/** A reset link for whoever asked with this address, if it has an account. Before the mails of many who sign up. */
export const sendPasswordResetMail = defineJob("send-password-reset-mail", z.object({ email: z.string() }), {
  queue: mailQueue,
  priority: -2,
});
