import * as contract from "@winnow/contract/payments.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { languageOfBrowser } from "../../platform/http/page-language.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "../credits/prices.ts";
import { getOrder } from "./get-order.ts";
import { openCheckout } from "./open-checkout.ts";
import { placeOrder } from "./place-order.ts";
import { presentOrder, presentPack } from "./present.ts";
import { getReceipt } from "./receipt/get-receipt.ts";
import { selectWithReversals } from "./rows.ts";

export function mountPayments(mount: Mount<AccountId, Services>): void {
  mount(contract.listPacks, async ({ services, identity }) => {
    const { config, payments } = services;
    const prices = await findPrices(services, services.database.kysely, identity);
    return {
      provider: payments?.name ?? null,
      currency: config.creditCurrency,
      packs: config.creditPacks.map((pack) => presentPack(pack, prices)),
    };
  });
  mount(
    contract.createOrder,
    {
      prepare: ({ services, identity, body }) => placeOrder(services, identity, body.pack_id),
      finish: async ({ services, identity, request }, orderId) => {
        const { order, checkout } = await openCheckout(services, {
          accountId: identity,
          orderId,
          pageLanguage: languageOfBrowser(request),
        });
        return { order: presentOrder({ ...order, reversed: 0, owed: 0 }), checkout };
      },
    },
    { rateLimits: [{ max: 30, timeWindowMs: 60_000 }] },
  );
  mount(contract.listOrders, async ({ services, identity }) => {
    const rows = await selectWithReversals(services.database.kysely, identity)
      .where("state", "=", "paid")
      .orderBy("paid_at", "desc")
      .orderBy("id")
      .limit(20)
      .execute();
    return { orders: rows.map(presentOrder) };
  });
  mount(contract.getOrder, async ({ services, identity, params }) => ({
    order: presentOrder(await getOrder(services, identity, params.id)),
  }));
  mount(contract.getReceipt, ({ services, identity, params }) => getReceipt(services, identity, params.id));
}
