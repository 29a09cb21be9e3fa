import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { applyChange } from "./apply-change.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { lockOrder, type OrderRow } from "./rows.ts";

/** Asks the provider what has become of an order, and lets it come true. Rejects when the provider cannot say. */
export async function checkOrder(services: Services, order: OrderRow): Promise<void> {
  const provider = services.payments;
  if (!order.provider_reference || provider?.name !== order.provider) {
    return;
  }
  const change = await provider.findChange(order.provider_reference);
  await transact(services, async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (change) {
      await applyChange(services, transaction, { order: locked, change });
    }
    await applyWaitingEvents(services, transaction, order.id);
  });
}
