import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { ProviderEvent } from "../../platform/payments/payment-provider.ts";
import type { Tables } from "../../tables.ts";
import type { OrderRow, Provider } from "./rows.ts";

export type EventRow = Selectable<Tables["payment_events"]>;

/** False when this message is there already. */
export async function insertEvent(
  database: Queryable<Tables>,
  provider: Provider,
  event: ProviderEvent,
): Promise<boolean> {
  const row = await database
    .insertInto("payment_events")
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      order_id: isUuid(event.orderId) ? event.orderId : null,
      provider_reference: event.providerReference,
      payment_reference: event.paymentReference,
      change: event.change && JSON.stringify(event.change),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these messages are there already. */
export async function findKnownEventIds(
  database: Queryable<Tables>,
  provider: Provider,
  ids: string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("payment_events")
    .select("event_id")
    .where("provider", "=", provider)
    .where(sql<boolean>`event_id = any(${ids}::text[])`)
    .execute();
  return new Set(rows.map(({ event_id }) => event_id));
}

/** Messages about an order that have had no effect yet, oldest first. */
export function listWaitingEvents(database: Queryable<Tables>, order: OrderRow): Promise<EventRow[]> {
  return database
    .selectFrom("payment_events")
    .selectAll()
    .where("provider", "=", order.provider)
    .where("applied_at", "is", null)
    .where("change", "is not", null)
    .where((is) =>
      is.or([
        is("order_id", "=", order.id),
        is("provider_reference", "=", order.provider_reference),
        is("payment_reference", "=", order.payment_reference),
      ]),
    )
    .orderBy("received_at")
    .orderBy("event_id")
    .execute();
}

/** Orders that have a message waiting, because it came before its order was known or paid. */
export async function listOrdersWithWaitingEvents(database: Queryable<Tables>): Promise<string[]> {
  const rows = await database
    .selectFrom("payment_orders as o")
    .innerJoin("payment_events as e", (join) =>
      join
        .onRef("e.provider", "=", "o.provider")
        .on((is) =>
          is.or([
            is("e.order_id", "=", is.ref("o.id")),
            is("e.provider_reference", "=", is.ref("o.provider_reference")),
            is("e.payment_reference", "=", is.ref("o.payment_reference")),
          ]),
        ),
    )
    .select("o.id")
    .distinct()
    .where("e.applied_at", "is", null)
    .where("e.change", "is not", null)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markApplied(
  database: Queryable<Tables>,
  event: { provider: Provider; event_id: string; outcome: string },
): Promise<void> {
  await database
    .updateTable("payment_events")
    .set({ applied_at: sql<Date>`now()`, outcome: event.outcome })
    .where("provider", "=", event.provider)
    .where("event_id", "=", event.event_id)
    .execute();
}

function isUuid(text: string | null): boolean {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
