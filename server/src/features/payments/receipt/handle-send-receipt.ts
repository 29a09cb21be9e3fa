import { renderMail } from "../../../platform/mail/render-mail.ts";
import { formatMoney } from "../../../platform/payments/format-money.ts";
import type { Services } from "../../../services.ts";
import { formatCredits } from "../../credits/format-credits.ts";
import { findOrderRow } from "../rows.ts";
import { makeReceipt } from "./make-receipt.ts";

/** The job behind the mail with a receipt. */
export async function handleSendReceipt(services: Services, orderId: string): Promise<void> {
  const order = await findOrderRow(services.database.kysely, orderId);
  const receipt = order && (await makeReceipt(services, order));
  if (!order || !receipt) {
    return;
  }
  await services.mailer.send({
    to: { name: receipt.username, address: receipt.email },
    subject: `Your receipt for ${formatCredits(order.credits)} credits · Winnow`,
    idempotencyKey: `receipt:${order.id}`,
    attachments: [{ fileName: receipt.fileName, mediaType: "application/pdf", bytes: receipt.bytes }],
    ...renderMail({
      greeting: `Hello ${receipt.username},`,
      paragraphs: [
        `${formatMoney(order)} has arrived, and ${formatCredits(order.credits)} credits are on your account.`,
        "The receipt is attached, and can be downloaded at any time.",
      ],
      button: {
        label: "See the payment",
        url: `${services.config.publicUrl}/admin/payment?order=${order.id}`,
      },
      after: "Work that waited for credits goes on by itself.",
    }),
  });
}
