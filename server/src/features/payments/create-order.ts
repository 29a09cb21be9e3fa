import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { insertOrder, markOpened, markUnpaid, type OrderRow } from "./rows.ts";

/**
 * Orders a pack and opens the provider's page for it. Throws `paymentsNotSetUp`, `packNotFound`,
 * `paymentProviderUnavailable`.
 */
export async function createOrder(
  services: Services,
  accountId: AccountId,
  packId: string,
): Promise<{ order: OrderRow; url: string }> {
  const { config, payments, log } = services;
  const { kysely } = services.database;
  if (!payments) {
    throw new Failure("paymentsNotSetUp");
  }
  const pack = config.creditPacks.find(({ id }) => id === packId);
  const account = await findAccount(kysely, accountId);
  if (!pack || !account) {
    throw new Failure("packNotFound");
  }
  // The order before the page, so that no payment is ever without one.
  const order = await insertOrder(kysely, {
    accountId,
    provider: payments.name,
    credits: pack.creditsHundredths,
    amount: pack.price,
    currency: config.creditCurrency,
  });
  try {
    const { reference, url } = await payments.openCheckout({
      orderId: order.id,
      title: `${formatCredits(pack.creditsHundredths)} credits`,
      email: account.email,
      amount: order.amount,
      currency: order.currency,
      returnUrl: `${config.publicUrl}/admin/payment?order=${order.id}`,
      expiresAt: order.expires_at,
    });
    const opened = await kysely.transaction().execute(async (transaction) => {
      const row = await markOpened(transaction, { id: order.id, reference, url });
      await applyWaitingEvents(services, transaction, order.id);
      return row;
    });
    return { order: opened, url };
  } catch (error) {
    log.error({ err: error, orderId: order.id }, "the payment provider opened no page");
    await markUnpaid(kysely, { id: order.id, state: "failed" });
    throw new Failure("paymentProviderUnavailable", { retryAfterSeconds: 10 });
  }
}
