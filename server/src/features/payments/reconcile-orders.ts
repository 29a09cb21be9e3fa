import type { Services } from "../../services.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { checkOrder } from "./check-order.ts";
import { expireOrders, listOrdersWithWaitingEvents, listUncheckedOrders, markChecked } from "./rows.ts";

/** Comes round every five minutes: finds payments whose message was lost, and orders that nobody paid. */
export async function reconcileOrders(services: Services): Promise<void> {
  const { kysely } = services.database;
  if (services.payments) {
    for (const order of await listUncheckedOrders(kysely, services.payments.name)) {
      await markChecked(kysely, order.id);
      // One order that the provider cannot tell about must not keep the others waiting.
      await checkOrder(services, order).catch((error) =>
        services.log.warn(
          { err: error, orderId: order.id },
          "an order could not be looked up at the provider",
        ),
      );
    }
  }
  for (const orderId of await listOrdersWithWaitingEvents(kysely)) {
    await kysely.transaction().execute((transaction) => applyWaitingEvents(services, transaction, orderId));
  }
  await expireOrders(kysely);
}
