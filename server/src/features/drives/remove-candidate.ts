import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { deleteCandidateRow, getCandidate } from "./candidate-rows.ts";
import { lockDrive } from "./rows.ts";

/** Takes a candidate out. Throws `driveNotFound`, `candidateNotFound`, `candidateInvited`, `screeningOnHold`. */
export async function removeCandidate(
  services: Services,
  accountId: AccountId,
  { driveId, id }: { driveId: string; id: string },
): Promise<void> {
  await transact(services, async (transaction) => {
    requireNoLegalHold(await lockDrive(transaction, accountId, driveId));
    const candidate = await getCandidate(transaction, { accountId, driveId }, id);
    if (candidate.interview_id !== null) {
      throw new Failure("candidateInvited");
    }
    await deleteCandidateRow(transaction, { accountId, driveId, id });
  });
}
