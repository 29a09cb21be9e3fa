import type { listTransactionGroups as endpoint, TransactionGroup } from "@winnow/contract/credits.ts";
import type { z } from "zod";
import { zoneShiftsOf } from "../../platform/calendar/zone-shifts.ts";
import type { Services } from "../../services.ts";
import { getAsOf, listGroupRows } from "./group-rows.ts";
import { presentGroup } from "./present.ts";
import type { EntryReader } from "./rows.ts";

/** One page of the ledger by work and day. Throws `transactionNotFound`. */
export async function listGroups(
  { database: { kysely }, workKinds }: Pick<Services, "database" | "workKinds">,
  { accountId, language }: Pick<EntryReader, "accountId" | "language">,
  { as_of: asOfId, timezone, ...query }: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: TransactionGroup[]; total: number; asOfId: string | null }> {
  const asOf = asOfId === undefined ? null : await getAsOf(kysely, { accountId, id: asOfId });
  const { rows, total, newestId } = await listGroupRows(
    kysely,
    { accountId, workKinds, language },
    { ...query, asOf, shifts: zoneShiftsOf(timezone, new Date()) },
  );
  const { from, to } = query;
  return {
    rows: rows.map((row) => presentGroup(row, { workKinds, timezone, from, to })),
    total,
    asOfId: asOf?.id ?? newestId,
  };
}
