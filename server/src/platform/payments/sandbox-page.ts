import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../escape-html.ts";
import { Failure } from "../failure.ts";
import { plainPage } from "../http/plain-page.ts";
import { formatMoney } from "./format-money.ts";
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

    scope.get<{ Params: { id: string } }>(
      `${sandboxPath}/:id`,
      { schema: { hide: true } },
      async (request, reply) => {
        const payment = await find(request.params.id);
        return reply.header("x-robots-tag", "noindex").type("text/html; charset=utf-8").send(page(payment));
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

function page(payment: SandboxPayment): string {
  const price = formatMoney(payment);
  return plainPage({
    title: "Sandbox payment",
    styles: `main{max-width:480px}
.notice{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px;margin:0 0 16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:24px}
.price{font-size:40px;line-height:48px;font-weight:600;margin:0}
.what{color:var(--muted);margin:0 0 24px}
form{margin:0 0 8px}
button{width:100%;min-height:44px;border-radius:8px;border:1px solid var(--edge);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}`,
    main: `<h1>Sandbox payment</h1>
<p class="notice"><strong>This is a sandbox. No money moves.</strong> It stands in for a payment provider until one is set up on this server.</p>
<section>
<p class="price">${escapeHtml(price)}</p>
<p class="what">${escapeHtml(payment.title)}</p>
${choices(payment, price)}
</section>`,
  });
}

function choices(payment: SandboxPayment, price: string): string {
  const back = `<p><a href="${escapeHtml(payment.return_url)}">Back to Winnow</a></p>`;
  if (payment.state === "declined") {
    return `<p>This payment was declined.</p>${back}`;
  }
  const button = (what: string, words: string, look = "") =>
    `<form method="post" action="${sandboxPath}/${encodeURIComponent(payment.id)}/${what}"><button class="${look}">${escapeHtml(words)}</button></form>`;
  if (payment.refunded_at) {
    return `<p>This was paid and given back.</p>${back}`;
  }
  if (payment.state === "paid") {
    return `<p>This is paid. Paying again adds nothing.</p>${button("pay", "Pay again")}${button("refund", "Give it back")}${back}`;
  }
  if (payment.is_over) {
    return `<p>This payment was not made in time.</p>${back}`;
  }
  return [
    button("pay", `Pay ${price}`, "main"),
    button("pay-twice", "Pay twice"),
    button("decline", "Decline"),
    "<p>Or close this tab: then nothing happens.</p>",
  ].join("\n");
}
