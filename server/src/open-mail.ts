import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "./config/config.ts";
import { freeCreditsNotice } from "./free-credits-notice.ts";
import { createInbox, mountInbox } from "./platform/mail/inbox.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { createSmtpMailer } from "./platform/mail/smtp-mailer.ts";
import type { SecurityLog } from "./platform/security-log.ts";

/**
 * How mails go out, as the configuration says. `mount` hangs the inbox into the server, where mails wait for the
 * operator as long as there is no mail server.
 */
export function openMail(
  config: Config,
  pool: pg.Pool,
): {
  mailer: Mailer;
  mount: (app: FastifyInstance, operator: { key: string; securityLog: SecurityLog }) => void;
} {
  if (config.mail.kind === "smtp") {
    return {
      mailer: createSmtpMailer(config.mail),
      mount: () => undefined,
    };
  }
  return {
    mailer: createInbox(pool),
    mount: (app, { key, securityLog }) =>
      mountInbox(app, pool, {
        operatorKey: key,
        isSecure: config.publicUrl.startsWith("https:"),
        notice: freeCreditsNotice(config),
        onEntry: ({ caller, isAllowed }) =>
          securityLog({
            act: "open the operator's inbox",
            outcome: isAllowed ? "done" : "notFound",
            caller,
            accountId: null,
          }),
      }),
  };
}
