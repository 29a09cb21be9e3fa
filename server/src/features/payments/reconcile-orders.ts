import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { applyWaitingEvents } from "./apply-waiting-events.ts";
import { checkOrder } from "./check-order.ts";
import { listOrdersWithWaitingEvents } from "./event-rows.ts";
import { findLostReversals } from "./find-lost-reversals.ts";
import { expireOrders, listUncheckedOrders, markChecked } from "./rows.ts";

/** Comes round every five minutes: finds payments, refunds and disputes whose message was lost, and orders that nobody paid. */
export async function reconcileOrders(services: Services): Promise<void> {
  const { kysely } = services.database;
  const { payments } = services;
  // What the provider cannot tell about must not keep the rest waiting.
  const ask = (what: string, asking: Promise<void>) =>
    asking.catch((error) =>
      services.log.warn({ err: error }, `${what} could not be looked up at the provider`),
    );
  if (payments) {
    for (const order of await listUncheckedOrders(kysely, payments.name)) {
      await markChecked(kysely, order.id);
      await ask(`the order ${order.id}`, checkOrder(services, order));
    }
    await ask("refunds and disputes", findLostReversals(services, payments));
  }
  for (const orderId of await listOrdersWithWaitingEvents(kysely)) {
    await transact(services, (transaction) => applyWaitingEvents(services, transaction, orderId));
  }
  await expireOrders(kysely);
}
