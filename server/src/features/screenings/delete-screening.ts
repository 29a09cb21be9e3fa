import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { releaseRestOfHolds } from "../credits/rows.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { findObjectKeys } from "./cv-file-rows.ts";
import { placesOfJds } from "./object-keys.ts";
import { removeLater } from "./remove-later.ts";
import { deleteScreeningRow, lockScreening } from "./rows.ts";
import { screeningSubject } from "./screening-subjects.ts";
import { workOf } from "./screening-work-rows.ts";

/**
 * Deletes a screening with its files and results. Throws `screeningNotFound`, `screeningOnHold` or
 * `screeningRunning`.
 */
export async function deleteScreening(services: Services, accountId: AccountId, id: string): Promise<void> {
  await transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, id);
    requireNoLegalHold(screening);
    if (screening.status === "InProgress") {
      throw new Failure("screeningRunning");
    }
    const keys = [
      ...placesOfJds(screening),
      ...(await findObjectKeys(transaction, { accountId, screeningId: id })),
    ];
    await deleteScreeningRow(transaction, { accountId, id });
    // CVs still in work from before a stop end without a result, so nothing of them is charged.
    await releaseRestOfHolds(transaction, { accountId, work: workOf(id) });
    // After the rows that go with it: the feed is locked last, as by whoever finishes one of its exports just now.
    await forgetSubject(transaction, { accountId, subject: screeningSubject.run(id) });
    await removeLater(transaction, keys);
  });
}
