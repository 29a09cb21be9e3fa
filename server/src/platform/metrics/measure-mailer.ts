import type { Registry } from "prom-client";
import { MailRefused } from "../mail/mail-refused.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createTimeCall } from "./time-calls.ts";

/** The same mailer, with its mails counted. Whoever refuses one does so for good; what failed is sent again. */
export function measureMailer(registry: Registry, mailer: Mailer): Mailer {
  const time = createTimeCall(registry, {
    name: "winnow_mail_duration_seconds",
    help: "Mails handed to the mail server, by outcome: done, refused for good, failed and to be tried again.",
    buckets: [0.1, 0.5, 1, 5, 15, 60],
  });
  const ofError = (error: unknown) => (error instanceof MailRefused ? "refused" : "failed");
  return { ...mailer, send: (mail) => time("send", () => mailer.send(mail), { ofError }) };
}
