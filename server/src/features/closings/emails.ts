import { isolate } from "@winnow/contract/isolate.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { deletedMailKey } from "./deleted-mail-key.ts";

/** The last mail to an account that is gone. */
export function writeAccountDeletedMail(gone: { username: string; email: string; key: string }): Mail {
  const { username, email, key } = gone;
  return {
    to: { name: username, address: email },
    subject: "Your account is deleted · Winnow",
    idempotencyKey: deletedMailKey(key),
    ...renderMail({
      greeting: `Hello ${isolate(username)},`,
      paragraphs: [
        "Your account is deleted, as you asked: screenings, CVs, results, drives, interviews, files, credits and everything else in it.",
      ],
      after: "Backups of the server keep it until they are thrown away. This is the last mail about it.",
    }),
  };
}
