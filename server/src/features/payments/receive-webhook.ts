import { Failure } from "../../platform/failure.ts";
import type { WebhookMessage } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import { keepEvent } from "./keep-event.ts";

/**
 * Takes in a provider's message: a provider that got no answer sends it again, and the second time changes nothing.
 * Throws `notFound` for a provider that is not set up, `webhookNotGenuine`.
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
  await keepEvent(services, provider.name, event);
}
