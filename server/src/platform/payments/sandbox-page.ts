import { type PageLanguage, pageLanguageOf } from "@winnow/contract/page-languages.ts";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../escape-html.ts";
import { Failure } from "../failure.ts";
import { languageOfBrowser } from "../http/page-language.ts";
import { plainPage } from "../http/plain-page.ts";
import { formatMoney } from "./format-money.ts";
import { type LanguageOfSandbox, languagesOfSandbox } from "./languages/languages.ts";
import { type Sandbox, type SandboxPayment, sandboxPath } from "./sandbox-provider.ts";

/** The sandbox's payment page, plain and without a script, behind a link that nobody can guess. */
export function mountSandboxPage(app: FastifyInstance, sandbox: Sandbox): void {
  const find = async (id: string): Promise<SandboxPayment> => {
    const payment = /^[\w-]{22}$/.test(id) ? await sandbox.findPayment(id) : null;
    if (!payment) {
      throw new Failure("notFound");
    }
    return payment;
  };
  app.register(async (scope) => {
    // Buttons send no fields of their own: which button it was stands in the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));

    scope.get<{ Params: { id: string }; Querystring: { language?: string } }>(
      `${sandboxPath}/:id`,
      { schema: { hide: true } },
      async (request, reply) => {
        const payment = await find(request.params.id);
        const language = pageLanguageOf(String(request.query.language)) ?? languageOfBrowser(request);
        return reply
          .header("x-robots-tag", "noindex")
          .type("text/html; charset=utf-8")
          .send(page(payment, language));
      },
    );
    scope.post<{ Params: { id: string; what: string } }>(
      `${sandboxPath}/:id/:what`,
      { schema: { hide: true } },
      async (request, reply) => {
        const payment = await find(request.params.id);
        switch (request.params.what) {
          case "pay":
            await sandbox.pay(payment.id);
            break;
          case "pay-twice":
            await sandbox.pay(payment.id);
            await sandbox.pay(payment.id);
            break;
          case "decline":
            await sandbox.decline(payment.id);
            break;
          case "refund":
            await sandbox.refund(payment.id);
            break;
          default:
            throw new Failure("notFound");
        }
        return reply.redirect(payment.return_url, 303);
      },
    );
  });
}

function page(payment: SandboxPayment, language: PageLanguage): string {
  const words = languagesOfSandbox[language];
  const price = formatMoney(payment, language);
  return plainPage({
    language,
    title: words.title,
    styles: `main{max-width:480px}
.notice{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px;margin:0 0 16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:24px}
.price{font-size:40px;line-height:48px;font-weight:600;margin:0}
.what{color:var(--muted);margin:0 0 24px}
form{margin:0 0 8px}
section>:last-child{margin-bottom:0}
button{width:100%;min-height:44px;border-radius:8px;border:1px solid var(--edge);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}`,
    main: `<h1>${words.title}</h1>
<p class="notice"><strong>${words.sandbox}</strong> ${words.standsIn}</p>
<section>
<p class="price">${escapeHtml(price)}</p>
<p class="what">${escapeHtml(payment.title)}</p>
${choices(payment, { words, price })}
</section>`,
  });
}

function choices(
  payment: SandboxPayment,
  { words, price }: { words: LanguageOfSandbox; price: string },
): string {
  const back = `<p><a href="${escapeHtml(payment.return_url)}">${words.back}</a></p>`;
  if (payment.state === "declined") {
    return `<p>${words.declined}</p>${back}`;
  }
  const button = (what: string, label: string, look = "") =>
    `<form method="post" action="${sandboxPath}/${encodeURIComponent(payment.id)}/${what}"><button class="${look}">${escapeHtml(label)}</button></form>`;
  if (payment.refunded_at) {
    return `<p>${words.refunded}</p>${back}`;
  }
  if (payment.state === "paid") {
    return `<p>${words.paid}</p>${button("pay", words.payAgain)}${button("refund", words.refund)}${back}`;
  }
  if (payment.is_over) {
    return `<p>${words.expired}</p>${back}`;
  }
  return [
    button("pay", words.pay({ price }), "main"),
    button("pay-twice", words.payTwice),
    button("decline", words.decline),
    `<p>${words.orClose}</p>`,
  ].join("\n");
}
