import { noteAccount } from "../../../platform/log-context.ts";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import { formatMoney } from "../../../platform/payments/format-money.ts";
import type { Services } from "../../../services.ts";
import { formatCredits } from "../../credits/format-credits.ts";
import { findOrderRow } from "../rows.ts";
import { languagesOfReceipts } from "./languages/languages.ts";
import { makeReceipt } from "./make-receipt.ts";

/** The job behind the mail with a receipt. */
export async function handleSendReceipt(services: Services, orderId: string): Promise<void> {
  const order = await findOrderRow(services.database.kysely, orderId);
  const receipt = order && (await makeReceipt(services, order));
  if (!order || !receipt) {
    return;
  }
  noteAccount(order.account_id);
  const { language } = receipt;
  const words = languagesOfReceipts[language].mail;
  const credits = formatCredits(order.credits, language);
  await services.mailer.send({
    to: { name: receipt.username, address: receipt.email },
    subject: `${words.subject({ credits })} · Winnow`,
    idempotencyKey: `receipt:${order.id}`,
    attachments: [{ fileName: receipt.fileName, mediaType: "application/pdf", bytes: receipt.bytes }],
    ...renderMail({
      language,
      greeting: words.greeting(receipt.username),
      paragraphs: [words.arrived({ money: formatMoney(order, language), credits }), words.attached],
      button: {
        label: words.button,
        url: `${services.config.publicUrl}/admin/payment?order=${order.id}`,
      },
      after: words.after,
    }),
  });
}
