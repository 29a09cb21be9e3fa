import { createHash } from "node:crypto";
import nodemailer from "nodemailer";
import { smtpAnswer } from "./describe-mail-trouble.ts";
import { MailRefused } from "./mail-refused.ts";
import type { Mailer } from "./mailer.ts";

/** A mail server that keeps talking without an end is left after this. */
const deadlineMs = 60_000;

/** Mail by an SMTP server, `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url: options.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = options.from.slice(options.from.indexOf("@") + 1);
  return {
    send: async (mail) => {
      const sending = transport.sendMail({
        from: { name: "Winnow", address: options.from },
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        envelope: { from: options.from, to: [mail.to.address] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: (mail.attachments ?? []).map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(bytes),
        })),
        ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: "interview.ics" } } : {}),
        messageId: `<${createHash("sha256").update(mail.idempotencyKey).digest("hex").slice(0, 32)}@${domain}>`,
      });
      await beforeDeadline(
        sending.catch((error) => {
          throw isRefusal(error) ? new MailRefused(smtpAnswer(error) ?? "", { cause: error }) : error;
        }),
      );
    },
    close: () => transport.close(),
  };
}

/**
 * A permanent answer (RFC 5321, 4.2.1) about the recipient or the mail. One about the sender or the sign-in is the
 * operator's to mend, and the mail waits for it.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && "responseCode" in error && "command" in error)) {
    return false;
  }
  return Number(error.responseCode) >= 500 && (error.command === "RCPT TO" || error.command === "DATA");
}

async function beforeDeadline(sending: Promise<unknown>): Promise<void> {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timer.reject(new Error(`The mail server did not take the mail within ${deadlineMs / 1000} s.`)),
    deadlineMs,
  );
  try {
    await Promise.race([sending, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}
