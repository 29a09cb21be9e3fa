import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { findSentApplication, type SentApplication } from "../applications/rows.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { lockScreeningIfThere, requireScreening } from "../screenings/rows.ts";
import { addCounts, nothingErased } from "./counts.ts";
import { eraseCandidatesOfResult } from "./erase-candidates-of-result.ts";
import { eraseFromScreening } from "./erase-from-screening.ts";
import type { OnErased } from "./erased.ts";
import { listCandidatesOfResult } from "./rows.ts";

/**
 * Erases an application with its CV, what was read and found in it, and the candidates who came from its result; the
 * same bytes that came otherwise before stay. In transactions as `eraseCv`, and as safe to do again. Throws
 * `screeningOnHold`.
 */
export async function eraseApplication(
  services: Services,
  { accountId, applicationId }: { accountId: AccountId; applicationId: string },
  onErased: OnErased = async () => undefined,
): Promise<ErasureCounts> {
  let counts = nothingErased;
  while (true) {
    const { kysely } = services.database;
    const found = await findSentApplication(kysely, { accountId, applicationId });
    if (!found) {
      return counts;
    }
    const { screening_id: screeningId } = found;
    requireNoLegalHold(await requireScreening(kysely, accountId, screeningId));
    counts = addCounts(
      counts,
      await eraseCandidatesOfResult(services, { accountId, resultId: ownResultOf(found) }, onErased),
    );
    const erased = await transact(services, async (transaction) => {
      const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
      const application = screening && (await findSentApplication(transaction, { accountId, applicationId }));
      if (!screening || !application) {
        return nothingErased;
      }
      requireNoLegalHold(screening);
      const resultId = ownResultOf(application);
      if (resultId && (await listCandidatesOfResult(transaction, { accountId, resultId })).length > 0) {
        // Somebody became a candidate meanwhile.
        return null;
      }
      const { file_id: fileId, replacement_id: replacementId } = application;
      const all = await eraseFromScreening(transaction, screening, {
        fileIds: [fileId, ...(replacementId ? [replacementId] : [])],
        applicationIds: [applicationId],
      });
      await onErased(transaction, all);
      return all.counts;
    });
    if (erased) {
      return addCounts(counts, erased);
    }
  }
}

/** Null where the result is that of the same bytes which came before. */
function ownResultOf({ cv_file_id, kept_file_id, result_id }: SentApplication): string | null {
  return cv_file_id === kept_file_id ? result_id : null;
}
