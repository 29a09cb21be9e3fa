import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import { addCounts, nothingErased } from "./counts.ts";
import { eraseCandidatesOfResult } from "./erase-candidates-of-result.ts";
import { eraseFromScreening } from "./erase-from-screening.ts";
import type { OnErased } from "./erased.ts";
import {
  findAllOfCvFiles,
  findCvToErase,
  listApplicationsWithFiles,
  listCandidatesOfResult,
} from "./rows.ts";

/**
 * Erases a CV with its result, its applications, and the candidates who came from the result. Each candidate goes in a
 * transaction of their own before, so that drive and screening are never locked together; whatever is cut off in between
 * is finished by doing it again. What is gone already counts as nothing. Throws `screeningOnHold`.
 */
export async function eraseCv(
  services: Services,
  { accountId, fileId }: { accountId: AccountId; fileId: string },
  onErased: OnErased = async () => undefined,
): Promise<ErasureCounts> {
  let counts = nothingErased;
  while (true) {
    const found = await findCvToErase(services.database.kysely, { accountId, fileId });
    if (!found) {
      return counts;
    }
    requireNoLegalHold(found);
    const { result_id: resultId, screening_id: screeningId } = found;
    counts = addCounts(counts, await eraseCandidatesOfResult(services, { accountId, resultId }, onErased));
    const erased = await transact(services, async (transaction) => {
      const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
      const cv = screening && (await findCvToErase(transaction, { accountId, fileId }));
      if (!screening || !cv) {
        return nothingErased;
      }
      requireNoLegalHold(screening);
      const candidates = cv.result_id
        ? await listCandidatesOfResult(transaction, { accountId, resultId: cv.result_id })
        : [];
      if (candidates.length > 0) {
        // Somebody became a candidate meanwhile.
        return null;
      }
      const { ids: fileIds } = await findAllOfCvFiles(transaction, { accountId, fileIds: [cv.id] });
      const applicationIds = await listApplicationsWithFiles(transaction, {
        accountId,
        screeningId,
        fileIds,
      });
      const all = await eraseFromScreening(transaction, screening, { fileIds: [cv.id], applicationIds });
      await onErased(transaction, all);
      return all.counts;
    });
    if (erased) {
      return addCounts(counts, erased);
    }
  }
}
