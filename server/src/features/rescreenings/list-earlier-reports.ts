import type { listEarlierReports as endpoint } from "@winnow/contract/rescreenings.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { hideIdentity, redactorOf } from "../results/hide-identity.ts";
import { presentReport } from "../results/present-report.ts";
import { findResult } from "../results/rows.ts";
import { listEarlierRows } from "./rescreened-rows.ts";

/** The reports of a result that a newer engine's have replaced, newest first. Throws `resultNotFound`. */
export async function listEarlierReports(
  services: Services,
  accountId: AccountId,
  resultId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const { row, report, original_report: original } = await findResult(kysely, accountId, resultId);
  const earlier = await listEarlierRows(kysely, { accountId, resultId });
  const reports = [report, original, ...earlier.flatMap((one) => [one.report, one.original])];
  const mask = redactorOf(reports.flatMap((one) => (one ? [one.profile] : [])));
  return {
    data: earlier.map((one) => ({
      id: one.id,
      replaced_at: toEpochSeconds(one.settled_at),
      replaced_by: one.settled_by,
      report: presentReport(row.is_hidden ? hideIdentity(one.report, mask) : one.report),
    })),
  };
}
