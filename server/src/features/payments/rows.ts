import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { ProviderEvent } from "../../platform/payments/payment-provider.ts";
import type { Tables } from "../../tables.ts";

export type OrderRow = Selectable<Tables["payment_orders"]>;
export type Provider = OrderRow["provider"];

export function insertOrder(
  database: Queryable<Tables>,
  order: { accountId: AccountId; provider: Provider; credits: number; amount: number; currency: string },
): Promise<OrderRow> {
  return database
    .insertInto("payment_orders")
    .values({
      account_id: order.accountId,
      provider: order.provider,
      credits: order.credits,
      amount: order.amount,
      currency: order.currency,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws `orderNotFound`. */
export async function getOrderRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<OrderRow> {
  const row = await database
    .selectFrom("payment_orders")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("orderNotFound");
  }
  return row;
}

/** For jobs, which know an order by its id. */
export function findOrderRow(database: Queryable<Tables>, id: string): Promise<OrderRow | undefined> {
  return database.selectFrom("payment_orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Of some ids, those of orders. */
export async function findOrderIds(database: Queryable<Tables>, ids: string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("payment_orders")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => row.id);
}

export function lockOrder(database: Queryable<Tables>, id: string): Promise<OrderRow> {
  return database
    .selectFrom("payment_orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The order that a message speaks of, by whatever name it uses. */
export async function findOrderOfEvent(
  database: Queryable<Tables>,
  provider: Provider,
  event: Pick<ProviderEvent, "orderId" | "providerReference" | "paymentReference">,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("payment_orders")
    .select("id")
    .where("provider", "=", provider)
    .where((is) =>
      is.or([
        is("provider_reference", "=", event.providerReference),
        is("payment_reference", "=", event.paymentReference),
        // As text: what a message carries need not be an id of ours.
        is(sql<string>`id::text`, "=", event.orderId),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function markOpened(
  database: Queryable<Tables>,
  order: { id: string; reference: string; url: string },
): Promise<OrderRow> {
  return database
    .updateTable("payment_orders")
    .set({
      provider_reference: order.reference,
      checkout_url: order.url,
      // A twin of this call may have got no page and said so.
      state: sql`case when state = 'failed' and provider_reference is null then 'created' else state end`,
    })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** No page was opened for it, so it cannot be paid. */
export async function markNotOpened(database: Queryable<Tables>, id: string): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "created")
    .where("provider_reference", "is", null)
    .execute();
}

/** With the account's next receipt number; the caller has locked the balance, so that no two payments get the same. */
export async function markPaid(
  database: Queryable<Tables>,
  order: { id: string; accountId: AccountId; paymentReference: string },
): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({
      state: "paid",
      paid_at: sql<Date>`now()`,
      payment_reference: order.paymentReference,
      receipt_number: sql<number>`(select coalesce(max(receipt_number), 0) + 1 from payment_orders where account_id = ${order.accountId})`,
    })
    .where("id", "=", order.id)
    .execute();
}

/** An order that is paid stays so. */
export async function markUnpaid(
  database: Queryable<Tables>,
  order: { id: string; state: "failed" | "expired" },
): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({ state: order.state })
    .where("id", "=", order.id)
    .where("state", "<>", "paid")
    .execute();
}

export async function markMismatch(
  database: Queryable<Tables>,
  order: { id: string; mismatch: string },
): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({ mismatch: order.mismatch })
    .where("id", "=", order.id)
    .execute();
}

/** False when the provider was asked about the order moments ago: then it need not be asked again. */
export async function claimCheck(database: Queryable<Tables>, id: string): Promise<boolean> {
  const claimed = await database
    .updateTable("payment_orders")
    .set({ checked_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "=", "created")
    .where((is) =>
      is.or([is("checked_at", "is", null), is("checked_at", "<", sql<Date>`now() - interval '10 seconds'`)]),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export type PaidOrderRow = OrderRow & { reversed: number; owed: number };

/** Orders with what was taken back for them and what is still owed. */
export function selectWithReversals(database: Queryable<Tables>, accountId: AccountId) {
  const reversals = (what: string) =>
    sql<number>`(select coalesce(sum(${sql.raw(what)}), 0)::bigint
      from payment_reversals as reversal
      left join credits_owed as owed
        on owed.reference_kind = reversal.kind and owed.reference_id = reversal.reversal_id
      where reversal.order_id = payment_orders.id and not reversal.is_reinstated)`;
  return database
    .selectFrom("payment_orders")
    .selectAll()
    .select([
      reversals("taken + coalesce(paid, 0)").as("reversed"),
      reversals("coalesce(owed.amount - paid, 0)").as("owed"),
    ])
    .where("account_id", "=", accountId);
}

export function listUncheckedOrders(database: Queryable<Tables>, provider: Provider): Promise<OrderRow[]> {
  return database
    .selectFrom("payment_orders")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_reference", "is not", null)
    .where((is) =>
      is.or([
        is.and([
          is("state", "=", "created"),
          is.or([
            is("checked_at", "is", null),
            is("checked_at", "<", sql<Date>`now() - interval '4 minutes'`),
          ]),
        ]),
        // Money that comes after all still counts, for as long as banks take.
        is.and([
          is("state", "in", ["failed", "expired"]),
          is("created_at", ">", sql<Date>`now() - interval '7 days'`),
          is("checked_at", "<", sql<Date>`now() - interval '1 hour'`),
        ]),
      ]),
    )
    .orderBy(sql`checked_at nulls first`)
    .limit(100)
    .execute();
}

export async function markChecked(database: Queryable<Tables>, id: string): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({ checked_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Orders that were not paid in time; money for one of them would still be credited. */
export async function expireOrders(database: Queryable<Tables>): Promise<void> {
  await database
    .updateTable("payment_orders")
    .set({ state: "expired" })
    .where("state", "=", "created")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}
