import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { insertOrder } from "./rows.ts";

/** Orders a pack, before anybody is asked for money: no payment is ever without its order. Throws `paymentsNotSetUp`, `packNotFound`. */
export async function placeOrder(services: Services, accountId: AccountId, packId: string): Promise<string> {
  const { config, payments } = services;
  if (!payments) {
    throw new Failure("paymentsNotSetUp");
  }
  const pack = config.creditPacks.find(({ id }) => id === packId);
  if (!pack) {
    throw new Failure("packNotFound");
  }
  const order = await insertOrder(services.database.kysely, {
    accountId,
    provider: payments.name,
    credits: pack.creditsHundredths,
    amount: pack.price,
    currency: config.creditCurrency,
  });
  return order.id;
}
