import type { JobForm } from "@winnow/contract/job-forms.ts";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { presentJobForm } from "./present.ts";
import { getJobFormRow } from "./rows.ts";

/** The form of a screening, with what it shows while nobody has changed it. Throws `screeningNotFound`. */
export async function getJobForm(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<JobForm> {
  return presentJobForm(services, await getJobFormRow(services.database.kysely, { accountId, screeningId }));
}
