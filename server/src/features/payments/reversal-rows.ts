import type { Selectable } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { Provider } from "./rows.ts";

export type ReversalRow = Selectable<Tables["payment_reversals"]>;

export function findReversal(
  database: Queryable<Tables>,
  reversal: { provider: Provider; id: string },
): Promise<ReversalRow | undefined> {
  return database
    .selectFrom("payment_reversals")
    .selectAll()
    .where("provider", "=", reversal.provider)
    .where("reversal_id", "=", reversal.id)
    .executeTakeFirst();
}

export function listReversals(database: Queryable<Tables>, orderId: string): Promise<ReversalRow[]> {
  return database
    .selectFrom("payment_reversals")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("is_reinstated", "=", false)
    .execute();
}

export async function insertReversal(
  database: Queryable<Tables>,
  reversal: {
    provider: Provider;
    reversal_id: string;
    order_id: string;
    kind: "refund" | "dispute";
    amount: number;
    credits: number;
    taken: number;
    is_reinstated: boolean;
  },
): Promise<void> {
  await database.insertInto("payment_reversals").values(reversal).execute();
}

export async function markReinstated(database: Queryable<Tables>, reversal: ReversalRow): Promise<void> {
  await database
    .updateTable("payment_reversals")
    .set({ is_reinstated: true })
    .where("provider", "=", reversal.provider)
    .where("reversal_id", "=", reversal.reversal_id)
    .execute();
}
