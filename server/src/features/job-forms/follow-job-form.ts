import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { formStateOf } from "./present.ts";
import { findJobFormOfLink, type JobFormRow } from "./rows.ts";

/** The form that a link opens. Throws `jobFormNotFound`, alike for unknown, closed, over, internal and revoked. */
export async function followJobForm(database: Queryable<Tables>, publicId: string): Promise<JobFormRow> {
  const form = await findJobFormOfLink(database, publicId);
  if (!form) {
    throw new Failure("jobFormNotFound");
  }
  requireOpen(form);
  return form;
}

/** Throws `jobFormNotFound` where a form takes no applications. */
export function requireOpen(form: JobFormRow): void {
  if (formStateOf(form) !== "open") {
    throw new Failure("jobFormNotFound");
  }
}
