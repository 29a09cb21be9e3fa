import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { formStateOf } from "./present.ts";
import { findJobFormOfLink, type JobFormRow } from "./rows.ts";

/** The form that a link opens. Throws `jobFormNotFound`, alike for unknown, closed, over, internal and revoked. */
export async function followJobForm(database: Queryable<Tables>, publicId: string): Promise<JobFormRow> {
  const form = await findJobFormOfLink(database, publicId);
  if (!form || formStateOf(form) !== "open") {
    throw new Failure("jobFormNotFound");
  }
  return form;
}
