import type { createExport as endpoint, ResultsExport } from "@winnow/contract/exports.ts";
import { exportDaysKept } from "@winnow/contract/usage.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { findLanguage } from "../notifications/rows.ts";
import { findHiddenIds, nameOfAccount } from "../results/rows.ts";
import { selectResults } from "../results/select-results.ts";
import { lockScreening } from "../screenings/rows.ts";
import { requireRoom } from "../usage/require-room.ts";
import { formats } from "./formats.ts";
import { makeExport } from "./jobs.ts";
import { languagesOfExports } from "./languages/languages.ts";
import { presentExport } from "./present.ts";
import { countUnfinishedExports, getExportRow, insertExport } from "./rows.ts";
import { safeEntryName } from "./safe-entry-name.ts";

/**
 * Asks for a file of some results. Throws `screeningNotFound`, `selectionInvalid`, `nothingToExport`, `accountFull`,
 * and `identityHidden` for original CVs of candidates who are not revealed: nothing can be masked in those.
 */
export async function createExport(
  services: Services,
  accountId: AccountId,
  wish: { screeningId: string } & z.output<typeof endpoint.schema.body>,
): Promise<ResultsExport> {
  const { screeningId, format, paper } = wish;
  return transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, screeningId);
    const where = { accountId, screeningId };
    const resultIds = await selectResults(transaction, where, wish.selection);
    if (resultIds.length === 0) {
      throw new Failure("nothingToExport");
    }
    if (format === "cvs" && (await findHiddenIds(transaction, where, resultIds)).size > 0) {
      throw new Failure("identityHidden");
    }
    await requireRoom(services, transaction, { accountId, wanted: { exports: 1, bytes: 0 } });
    const { words, extension } = formats[format];
    const language = (await findLanguage(transaction, accountId)) ?? "en";
    const what = words(languagesOfExports[language].file, { count: resultIds.length });
    const id = await insertExport(transaction, {
      ...where,
      format,
      paper,
      resultIds,
      fileName: safeEntryName(`${screening.title} ${what}`, extension),
      requestedBy: await nameOfAccount(transaction, accountId),
      daysKept: exportDaysKept,
    });
    const waiting = (await countUnfinishedExports(transaction, accountId)) - 1;
    await enqueue(transaction, makeExport, [{ payload: { exportId: id } }], { waiting });
    return presentExport(await getExportRow(transaction, accountId, id));
  });
}
