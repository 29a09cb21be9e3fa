import { Failure } from "../../platform/failure.ts";
import type { WebhookMessage } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { findOrderOfEvent, insertEvent } from "./rows.ts";

/**
 * Keeps a provider's message and lets it come true, in one transaction: a provider that got no answer sends it
 * again, and the second time changes nothing. Throws `notFound` for a provider that is not set up, `webhookNotGenuine`.
 */
export async function receiveWebhook(
  services: Services,
  providerName: string,
  message: WebhookMessage,
): Promise<void> {
  const provider = services.payments;
  if (provider?.name !== providerName) {
    throw new Failure("notFound");
  }
  const event = await provider.readWebhook(message);
  if (!event) {
    services.log.warn({ provider: provider.name }, "a message to the payment webhook was not genuine");
    throw new Failure("webhookNotGenuine");
  }
  await services.database.kysely.transaction().execute(async (transaction) => {
    if (!(await insertEvent(transaction, provider.name, event))) {
      return;
    }
    const orderId = await findOrderOfEvent(transaction, provider.name, event);
    if (orderId) {
      await applyWaitingEvents(services, transaction, orderId);
    }
  });
}
