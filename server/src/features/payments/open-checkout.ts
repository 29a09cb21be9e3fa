import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { languagesOfReceipts } from "./receipt/languages/languages.ts";
import { getOrderRow, markNotOpened, markOpened, type OrderRow } from "./rows.ts";

export type OpenOrder = { order: OrderRow; checkout: { provider: PaymentProvider["name"]; url: string } };

/**
 * Opens the provider's page for an order that was placed. The same order again is the same page, so whoever was killed
 * in between may begin anew; it stays in the language that it was opened in. Throws `paymentsNotSetUp`, `orderNotFound`, `paymentProviderUnavailable`.
 */
export async function openCheckout(
  services: Services,
  { accountId, orderId, pageLanguage }: { accountId: AccountId; orderId: string; pageLanguage: PageLanguage },
): Promise<OpenOrder> {
  const { payments } = services;
  const { kysely } = services.database;
  if (!payments) {
    throw new Failure("paymentsNotSetUp");
  }
  const placed = await getOrderRow(kysely, accountId, orderId);
  if (placed.checkout_url) {
    return { order: placed, checkout: { provider: placed.provider, url: placed.checkout_url } };
  }
  const { reference, url } = await askForPage(services, { payments, order: placed, pageLanguage });
  const order = await transact(services, async (transaction) => {
    const opened = await markOpened(transaction, { id: orderId, reference, url });
    await applyWaitingEvents(services, transaction, orderId);
    return opened;
  });
  return { order, checkout: { provider: payments.name, url } };
}

async function askForPage(
  services: Services,
  {
    payments,
    order,
    pageLanguage,
  }: { payments: PaymentProvider; order: OrderRow; pageLanguage: PageLanguage },
): Promise<{ reference: string; url: string }> {
  const { kysely } = services.database;
  const account = await findAccount(kysely, order.account_id);
  const language = account?.language ?? pageLanguage;
  try {
    return await payments.openCheckout({
      orderId: order.id,
      title: languagesOfReceipts[language].credits({ credits: formatCredits(order.credits, language) }),
      language,
      email: account?.email ?? "",
      amount: order.amount,
      currency: order.currency,
      returnUrl: `${services.config.publicUrl}/admin/payment?order=${order.id}`,
      expiresAt: order.expires_at,
    });
  } catch (error) {
    services.log.error({ err: error, orderId: order.id }, "the payment provider opened no page");
    await markNotOpened(kysely, order.id);
    throw new Failure("paymentProviderUnavailable", { retryAfterSeconds: 10 });
  }
}
