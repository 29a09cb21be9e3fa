import type { Transaction } from "kysely";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import { followJobForm } from "./follow-job-form.ts";
import type { JobFormRow } from "./rows.ts";

/**
 * The form that a link opens, which nobody changes, closes or deletes until the end of the transaction. Throws
 * `jobFormNotFound`.
 */
export async function lockJobForm(transaction: Transaction<Tables>, publicId: string): Promise<JobFormRow> {
  const { account_id: accountId, screening_id: screeningId } = await followJobForm(transaction, publicId);
  if (!(await lockScreeningIfThere(transaction, accountId, screeningId))) {
    throw new Failure("jobFormNotFound");
  }
  // It may have been changed or closed until now.
  return followJobForm(transaction, publicId);
}
