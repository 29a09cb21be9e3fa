import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { addCounts, nothingErased } from "./counts.ts";
import { eraseCandidate } from "./erase-candidate.ts";
import type { OnErased } from "./erased.ts";
import { listCandidatesOfResult } from "./rows.ts";

/** Erases whoever became a candidate by a result, one after the other. Throws `screeningOnHold`. */
export async function eraseCandidatesOfResult(
  services: Services,
  { accountId, resultId }: { accountId: AccountId; resultId: string | null },
  onErased: OnErased,
): Promise<ErasureCounts> {
  const candidates = resultId
    ? await listCandidatesOfResult(services.database.kysely, { accountId, resultId })
    : [];
  let counts = nothingErased;
  for (const candidateId of candidates) {
    counts = addCounts(counts, await eraseCandidate(services, { accountId, candidateId }, onErased));
  }
  return counts;
}
