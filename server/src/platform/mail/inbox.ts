import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { escapeHtml } from "../escape-html.ts";
import type { OperatorPass } from "../http/operator-pass.ts";
import { headersOfLanguage, languageOfBrowser } from "../http/page-language.ts";
import { plainPage } from "../http/plain-page.ts";
import { languagesOfInbox } from "./languages/languages.ts";
import type { Mailer } from "./mailer.ts";

/** Where the operator reads the mails of a server that has no SMTP server. */
export const inboxPath = "/operator/inbox";

/** Keeps mails in the database instead of sending them. */
export function createInbox(pool: pg.Pool): Mailer {
  return {
    send: async (mail) => {
      await pool.query(
        `insert into inbox_mails (recipient, subject, body_text, body_html, idempotency_key)
         values ($1, $2, $3, $4, $5) on conflict (idempotency_key) do nothing`,
        [
          `${mail.to.name} <${mail.to.address}>`.trim(),
          mail.subject,
          mail.text,
          mail.html,
          mail.idempotencyKey,
        ],
      );
    },
    close: () => undefined,
  };
}

/** The inbox page. Mails hold sign-in links, so it is the operator's alone. */
export function mountInbox(
  app: FastifyInstance,
  pool: pg.Pool,
  options: {
    letOperatorIn: OperatorPass;
    /** What the operator has to know, as a sentence. */
    notice: Readonly<Record<PageLanguage, string>> | null;
    /** The operator's other page. */
    statusPath: string;
  },
): void {
  app.get<{ Querystring: { key?: string } }>(inboxPath, async (request, reply) => {
    if (!options.letOperatorIn(request, reply)) {
      return reply;
    }
    const mails = await pool.query<InboxMail>(
      `select recipient, subject, body_text, created_at,
              substring(body_html from '<html lang="([^"]+)"') as language
         from inbox_mails order by created_at desc limit 50`,
    );
    const language = languageOfBrowser(request);
    const { statusPath } = options;
    return reply
      .header("vary", headersOfLanguage)
      .type("text/html; charset=utf-8")
      .send(page(mails.rows, { language, notice: options.notice?.[language] ?? null, statusPath }));
  });
}

type InboxMail = {
  recipient: string;
  subject: string;
  body_text: string;
  created_at: Date;
  /** BCP 47, of the mail. */
  language: string | null;
};

function page(
  mails: InboxMail[],
  options: { language: PageLanguage; notice: string | null; statusPath: string },
): string {
  const { language, notice, statusPath } = options;
  const words = languagesOfInbox[language];
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const list = mails
    .map(
      (mail) => `<article>
<h2 ${written(mail)}>${escapeHtml(mail.subject)}</h2>
<p class="meta">${words.to} <bdi>${escapeHtml(shownRecipient(mail))}</bdi> · <time datetime="${mail.created_at.toISOString()}">${moment.format(mail.created_at)} UTC</time></p>
<pre ${written(mail)}>${withLinks(mail.body_text)}</pre>
</article>`,
    )
    .join("\n");
  return plainPage({
    language,
    title: words.title,
    styles: `main{max-width:720px}
h2{font-size:16px;font-weight:600;margin:0;overflow-wrap:anywhere}
article{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px 24px;margin:16px 0}
.notice{border:1px solid var(--line);border-radius:10px;background:var(--surface);padding:16px;margin:0 0 16px}
.meta{color:var(--muted);margin:4px 0 16px;overflow-wrap:anywhere}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}`,
    main: `<h1>${words.title}</h1>
<p class="meta">${words.noMailServer} <a href="${statusPath}">${words.status}</a></p>
${notice ? `<p role="note" class="notice">${escapeHtml(notice)}</p>` : ""}
${list || `<p>${words.noMail}</p>`}`,
  });
}

/** An address alone stands in no brackets. */
function shownRecipient({ recipient }: InboxMail): string {
  return recipient.replace(/^<(.+)>$/, "$1");
}

/** What a mail says is in the language of whom it is to, whatever that of the page is. */
function written({ language }: InboxMail): string {
  return language === null ? 'dir="auto"' : `dir="auto" lang="${escapeHtml(language)}"`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
