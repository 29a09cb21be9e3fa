import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import { findKnownEventIds } from "./event-rows.ts";
import { keepEvent } from "./keep-event.ts";

/** As long as Stripe remembers what it told (https://docs.stripe.com/api/events). */
const daysBack = 30;

/** Asks the provider for refunds and disputes whose messages were lost. Rejects when it cannot say. */
export async function findLostReversals(services: Services, provider: PaymentProvider): Promise<void> {
  const since = new Date(Date.now() - daysBack * 24 * 60 * 60 * 1000);
  const events = await provider.listReversals(since);
  const known = await findKnownEventIds(
    services.database.kysely,
    provider.name,
    events.map(({ id }) => id),
  );
  for (const event of events.filter(({ id }) => !known.has(id))) {
    await keepEvent(services, provider.name, event);
  }
}
