import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { deleteCvFileRow, getCvFile } from "./cv-file-rows.ts";
import { removeObjects } from "./jobs.ts";
import { uploadKey } from "./object-keys.ts";
import { hasResults } from "./result-rows.ts";
import { lockScreening, updateScreeningRow } from "./rows.ts";

/**
 * Removes a CV file with its result and its recorded duplicates, or the JD.
 * Throws `screeningNotFound`, `fileNotFound`, `fileInWork`, `requirementsLocked`.
 */
export async function deleteScreeningFile(
  services: Services,
  accountId: AccountId,
  file: { screeningId: string; fileId: string | undefined },
): Promise<void> {
  const { screeningId, fileId } = file;
  await services.database.kysely.transaction().execute(async (transaction) => {
    const screening = await lockScreening(transaction, accountId, screeningId);
    if (fileId) {
      const row = await getCvFile(transaction, { accountId, screeningId, id: fileId, lock: true });
      if (row.state === "queued" || row.state === "screening") {
        throw new Failure("fileInWork");
      }
      await deleteCvFileRow(transaction, { accountId, id: fileId });
      await enqueue(transaction, removeObjects, [{ payload: { keys: [row.object_key, uploadKey(fileId)] } }]);
      return;
    }
    if (screening.status === "InProgress" || (await hasResults(transaction, screeningId))) {
      throw new Failure("requirementsLocked");
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: screeningId },
      {
        jd_state: "none",
        jd_upload_id: null,
        jd_object_key: null,
        jd_file_name: null,
        jd_failure_reason: null,
        jd_title: null,
        jd_text: "",
        requirements: "[]",
        refused_criteria: "[]",
        jd_instructions_not_understood: "[]",
      },
    );
    if (screening.jd_object_key) {
      await enqueue(transaction, removeObjects, [{ payload: { keys: [screening.jd_object_key] } }]);
    }
  });
}
