import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Services } from "../../../services.ts";
import { findAccount } from "../../accounts/rows.ts";
import type { OrderRow } from "../rows.ts";
import { languagesOfReceipts } from "./languages/languages.ts";
import { receiptKey } from "./receipt-key.ts";
import { receiptNumber } from "./receipt-number.ts";
import { writeReceipt } from "./write-receipt.ts";

/** The receipt of a paid order; made when it is first asked for, and the same ever after. Null for an unpaid one. */
export async function makeReceipt(
  services: Services,
  order: OrderRow,
): Promise<{
  key: string;
  fileName: string;
  bytes: Uint8Array;
  email: string;
  username: string;
  language: PageLanguage;
} | null> {
  const number = receiptNumber(order);
  const account = await findAccount(services.database.kysely, order.account_id);
  if (!number || !order.paid_at || !account) {
    return null;
  }
  const language = account.language ?? "en";
  const key = receiptKey(order);
  let bytes = await services.storage.read(key);
  if (!bytes) {
    bytes = await writeReceipt({
      language,
      number,
      paidAt: order.paid_at,
      customer: { name: account.username, email: account.email },
      business: services.config.business,
      credits: order.credits,
      amount: order.amount,
      currency: order.currency,
      provider: order.provider,
      paymentReference: order.payment_reference ?? order.id,
    });
    await services.storage.write(key, bytes);
  }
  return {
    key,
    fileName: `${languagesOfReceipts[language].title} ${number}.pdf`,
    bytes,
    email: account.email,
    username: account.username,
    language,
  };
}
