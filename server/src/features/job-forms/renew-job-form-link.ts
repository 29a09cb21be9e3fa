import type { JobForm } from "@winnow/contract/job-forms.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { lockScreening } from "../screenings/rows.ts";
import { presentJobForm } from "./present.ts";
import { getJobFormRow, replacePublicId } from "./rows.ts";

/** Another link in the place of the one before; applications that are being filled in by that one end with it. Throws `screeningNotFound`. */
export function renewJobFormLink(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<JobForm> {
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const of = { accountId, screeningId };
    await getJobFormRow(transaction, of);
    await replacePublicId(transaction, of);
    return presentJobForm(services, await getJobFormRow(transaction, of));
  });
}
