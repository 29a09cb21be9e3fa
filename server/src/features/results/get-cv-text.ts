import type { getCvText as endpoint } from "@winnow/contract/results.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { cvTextLines } from "./cv-text-lines.ts";
import { findResult } from "./rows.ts";

/** The CV as it was read. Where names are hidden, so are their words. Throws `resultNotFound`. */
export async function getCvText(
  services: Services,
  accountId: AccountId,
  resultId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const { row, report, original_report: original } = await findResult(kysely, accountId, resultId);
  const document = await findDocument(kysely, accountId, row.cv_file_id);
  if (!document) {
    throw new Failure("resultNotFound");
  }
  const profiles = [report.profile, ...(original ? [original.profile] : [])];
  return { lines: cvTextLines(document, row.is_hidden ? profiles : null) };
}
