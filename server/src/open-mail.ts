import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "./config/config.ts";
import { installationPath } from "./features/installation/mount-installation-page.ts";
import { freeCreditsNotice } from "./free-credits-notice.ts";
import type { OperatorPass } from "./platform/http/operator-pass.ts";
import { createInbox, mountInbox } from "./platform/mail/inbox.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { createSmtpMailer } from "./platform/mail/smtp-mailer.ts";

/**
 * How mails go out, as the configuration says. `mount` hangs the inbox into the server, where mails wait for the
 * operator as long as there is no mail server.
 */
export function openMail(
  config: Config,
  pool: pg.Pool,
): {
  mailer: Mailer;
  mount: (app: FastifyInstance, letOperatorIn: OperatorPass) => void;
} {
  if (config.mail.kind === "smtp") {
    return {
      mailer: createSmtpMailer(config.mail),
      mount: () => undefined,
    };
  }
  return {
    mailer: createInbox(pool),
    mount: (app, letOperatorIn) =>
      mountInbox(app, pool, {
        letOperatorIn,
        notice: freeCreditsNotice(config),
        statusPath: installationPath,
      }),
  };
}
