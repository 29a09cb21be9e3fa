import type { Transaction } from "kysely";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import { followJobForm, requireOpen } from "./follow-job-form.ts";
import { findJobFormOfLink, type JobFormRow } from "./rows.ts";

/**
 * The form that a link opens, which nobody changes, closes or deletes until the end of the transaction. Throws
 * `jobFormNotFound`.
 */
export async function lockJobForm(transaction: Transaction<Tables>, publicId: string): Promise<JobFormRow> {
  // A closed link is answered as one that never was, by as many questions to the database.
  await followJobForm(transaction, publicId);
  const form = await lockJobFormOfLink(transaction, publicId);
  requireOpen(form);
  return form;
}

/** The same of a form that may take no applications any more. */
export async function lockJobFormOfLink(
  transaction: Transaction<Tables>,
  publicId: string,
): Promise<JobFormRow> {
  const form = await findJobFormOfLink(transaction, publicId);
  if (!form || !(await lockScreeningIfThere(transaction, form.account_id, form.screening_id))) {
    throw new Failure("jobFormNotFound");
  }
  // It may have been changed, closed or given another link until now.
  const locked = await findJobFormOfLink(transaction, publicId);
  if (!locked) {
    throw new Failure("jobFormNotFound");
  }
  return locked;
}
