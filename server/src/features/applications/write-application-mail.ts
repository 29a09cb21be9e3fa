import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { sendableText } from "../candidate-mails/check-mail-texts.ts";
import { writeMail } from "../candidate-mails/write-mail.ts";
import type { SentApplication } from "./rows.ts";

/**
 * What an applicant is told by mail: that the application has come, or the answer to what they asked. Nothing of it is
 * what a stranger has typed, who may have given somebody else's address.
 */
export function writeApplicationMail(of: {
  application: Pick<SentApplication, "email" | "title" | "employer">;
  /** Null: that it has come. */
  answer: string | null;
  /** The recruiter's, of the mail that says that it has come; null for the usual one. */
  text: string | null;
  language: MailLanguage;
  token: string;
  publicUrl: string;
  idempotencyKey: string;
}): Mail {
  const { application, answer, language, idempotencyKey } = of;
  const { email, title, employer: recruiter } = application;
  const link = `${of.publicUrl}${paths.receipt(of.token)}`;
  const { mail } = writeMail({
    ...(answer === null
      ? { kind: "received", text: sendableText("received", of.text), values: { title, recruiter, link } }
      : { kind: "answered", text: null, values: { title, recruiter, answer } }),
    language,
    link,
    to: { name: "", address: email },
    idempotencyKey,
  });
  return mail;
}
