import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { checkOrder } from "./check-order.ts";
import { claimCheck, getOrderRow, type PaidOrderRow, selectWithReversals } from "./rows.ts";

/** An order; whoever comes back from paying need not wait for the provider's message. Throws `orderNotFound`. */
export async function getOrder(services: Services, accountId: AccountId, id: string): Promise<PaidOrderRow> {
  const { kysely } = services.database;
  const order = await getOrderRow(kysely, accountId, id);
  if (order.state === "created" && (await claimCheck(kysely, id))) {
    await checkOrder(services, order).catch((error) =>
      services.log.warn({ err: error, orderId: id }, "an order could not be looked up at the provider"),
    );
  }
  const row = await selectWithReversals(kysely, accountId).where("id", "=", id).executeTakeFirst();
  if (!row) {
    throw new Failure("orderNotFound");
  }
  return row;
}
