import { transact } from "../../platform/database/transact.ts";
import type { PaymentProvider, ProviderEvent } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { insertEvent } from "./event-rows.ts";
import { findOrderOfEvent } from "./rows.ts";

/** Keeps what a provider says and lets it come true, in one transaction; a second time changes nothing. */
export async function keepEvent(
  services: Services,
  provider: PaymentProvider["name"],
  event: ProviderEvent,
): Promise<void> {
  await transact(services, async (transaction) => {
    if (!(await insertEvent(transaction, provider, event))) {
      return;
    }
    const orderId = await findOrderOfEvent(transaction, provider, event);
    if (orderId) {
      await applyWaitingEvents(services, transaction, orderId);
    }
  });
}
