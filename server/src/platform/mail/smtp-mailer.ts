import { createHash } from "node:crypto";
import nodemailer from "nodemailer";
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
      await beforeDeadline(
        transport.sendMail({
          from: { name: "Winnow", address: options.from },
          to: mail.to,
          envelope: { from: options.from, to: [mail.to.address] },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: (mail.attachments ?? []).map(({ fileName, mediaType, bytes }) => ({
            filename: fileName,
            contentType: mediaType,
            content: Buffer.from(bytes),
          })),
          messageId: `<${createHash("sha256").update(mail.idempotencyKey).digest("hex").slice(0, 32)}@${domain}>`,
        }),
      );
    },
    close: () => transport.close(),
  };
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
