import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails about the account itself. Links in them are minted when the mail is sent, so none lies in the queue. */
export const sendAccountMail = defineJob(
  "send-account-mail",
  z.object({
    accountId: z.string(),
    mail: z.enum(["verify-email", "finish-sign-up", "already-registered", "reset-password"]),
  }),
);
export type AccountMail = z.infer<typeof sendAccountMail.payload>["mail"];
