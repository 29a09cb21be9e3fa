import type { Services } from "../../services.ts";
import { followReceipt } from "../applications/follow-receipt.ts";
import { notifyErased } from "../applications/notify-act.ts";
import { asHeldForCandidates } from "./as-held-for-candidates.ts";
import { eraseApplication } from "./erase-application.ts";
import { logErasure } from "./log-erasure.ts";
import { tellErased } from "./tell-erased.ts";

/** An applicant erases their application by its receipt, and is told so by mail. Throws `linkNotFound`, `screeningOnHold`. */
export async function eraseOwnApplication(services: Services, token: string): Promise<void> {
  const application = await followReceipt(services.database.kysely, token);
  const {
    account_id: accountId,
    id: applicationId,
    email,
    screening_id: id,
    screening_title: title,
  } = application;
  const log = logErasure(accountId, {
    cause: "candidate",
    by: null,
    from: { kind: "screening", title },
  });
  await asHeldForCandidates(
    eraseApplication(services, { accountId, applicationId }, async (transaction, erased) => {
      await log(transaction, erased);
      if (erased.counts.applications > 0) {
        await notifyErased(transaction, { id, account_id: accountId, title });
        await tellErased(transaction, { accountId, id: applicationId, email }, erased);
      }
    }),
  );
}
