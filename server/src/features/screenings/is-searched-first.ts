import { saysModelReads } from "@winnow/contract/job-forms.ts";
import type { Services } from "../../services.ts";
import { type CvFileRow, findApplicantConsent } from "./cv-file-rows.ts";
import type { ScreeningRow } from "./rows.ts";

/**
 * Whether a language model is asked about a CV before it is screened. Not about those of the sample, nor about those of
 * applicants whose notice named none.
 */
export async function isSearchedFirst(
  { languageModels, database }: Pick<Services, "languageModels" | "database">,
  { is_sample }: Pick<ScreeningRow, "is_sample">,
  { account_id: accountId, id, applicant_name }: CvFileRow,
): Promise<boolean> {
  if (!languageModels.cvs || is_sample) {
    return false;
  }
  return (
    applicant_name === null || saysModelReads(await findApplicantConsent(database.kysely, accountId, id))
  );
}
