import type { Queryable } from "../../platform/database/open-database.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { applyChange } from "./apply-change.ts";
import { listWaitingEvents, markApplied } from "./event-rows.ts";
import { lockOrder } from "./rows.ts";

/** Applies the messages that are kept about an order, in whatever order they came. */
export async function applyWaitingEvents(
  services: Services,
  transaction: Queryable<Tables>,
  orderId: string,
): Promise<void> {
  let isMoving = true;
  // A payment makes sense of the refunds that came before it, so what had to wait is looked at once more.
  while (isMoving) {
    isMoving = false;
    for (const { change, ...event } of await listWaitingEvents(
      transaction,
      await lockOrder(transaction, orderId),
    )) {
      const order = await lockOrder(transaction, orderId);
      const outcome = change && (await applyChange(services, transaction, { order, change }));
      if (outcome !== null) {
        await markApplied(transaction, { ...event, outcome });
        isMoving = true;
      }
    }
  }
}
