import type { Services } from "../../services.ts";
import type { CvFileRow } from "./cv-file-rows.ts";
import type { ScreeningRow } from "./rows.ts";

/**
 * Whether a language model is asked about a CV before it is screened. Not about those of the sample, and not about those
 * of applicants, who were told of none.
 */
export function isSearchedFirst(
  { languageModels }: Pick<Services, "languageModels">,
  { is_sample }: Pick<ScreeningRow, "is_sample">,
  { applicant_name }: Pick<CvFileRow, "applicant_name">,
): boolean {
  return languageModels.cvs !== null && !is_sample && applicant_name === null;
}
