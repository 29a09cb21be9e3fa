import type { listRescreenedResults as endpoint, RescreenedResult } from "@winnow/contract/rescreenings.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { redactorOf } from "../results/hide-identity.ts";
import { presentRescreened } from "./present.ts";
import { listReportsOf, listRescreenedRows } from "./rescreened-rows.ts";
import { getRescreeningRow } from "./rows.ts";

/** One page of a comparison. Where names are hidden, quotations are masked too. Throws `rescreeningNotFound`. */
export async function listRescreened(
  services: Services,
  accountId: AccountId,
  wish: { id: string; query: z.output<typeof endpoint.schema.querystring> },
): Promise<{ data: RescreenedResult[]; total: number }> {
  const { kysely } = services.database;
  const { requirements } = await getRescreeningRow(kysely, accountId, wish.id);
  const where = { accountId, rescreeningId: wish.id };
  const { rows, total } = await listRescreenedRows(kysely, where, wish.query);
  const hidden = rows.filter((row) => row.is_hidden).map(({ id }) => id);
  const reports = await listReportsOf(kysely, where, hidden);
  const data = rows.map((row) => {
    const known = reports.get(row.id);
    const mask = known ? redactorOf(known.map(({ profile }) => profile)) : (text: string) => text;
    return presentRescreened(row, { requirements, mask });
  });
  return { data, total };
}
