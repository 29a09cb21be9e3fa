import type { getAuditItem as endpoint } from "@winnow/contract/audits.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { findResult } from "../results/rows.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { presentItem } from "./present.ts";
import { getAuditRow, listItems } from "./rows.ts";

/** One item as its reader sees it. Throws `auditNotFound`, also where the item's result has been deleted. */
export async function getAuditItem(
  services: Services,
  accountId: AccountId,
  which: { auditId: string; position: number },
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  await getAuditRow(kysely, accountId, which.auditId);
  const items = await listItems(kysely, { accountId, auditId: which.auditId });
  const item = items.find(({ position }) => position === which.position);
  if (!item) {
    throw new Failure("auditNotFound");
  }
  const { row, report, original_report: original } = await findResult(kysely, accountId, item.result_id);
  const document = await findDocument(kysely, accountId, row.cv_file_id);
  if (!document) {
    throw new Failure("auditNotFound");
  }
  const profiles = [report.profile, ...(original ? [original.profile] : [])];
  return presentItem(item, { report, document, profiles });
}
