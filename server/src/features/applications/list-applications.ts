import type { Application, listApplications as endpoint } from "@winnow/contract/applications.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import { paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findResult } from "../results/rows.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { presentApplication } from "./present.ts";
import {
  findApplicationOfFile,
  findSentApplication,
  listApplicationEvents,
  listRequests,
  listSentApplications,
  type OfApplication,
  type SentApplication,
} from "./rows.ts";

/** Throws `screeningNotFound`. */
export async function listApplications(
  services: Services,
  accountId: AccountId,
  { screeningId, ...query }: { screeningId: string } & z.output<typeof endpoint.schema.querystring>,
) {
  const { kysely } = services.database;
  await requireScreeningId(kysely, accountId, screeningId);
  const { rows, total } = await listSentApplications(kysely, { accountId, screeningId }, query);
  return paginate({ rows: await present(kysely, accountId, rows), total, query, filters: [] });
}

/** By which application a result's CV came; null for one that was uploaded. Throws `resultNotFound`. */
export async function getApplicationOfResult(
  services: Services,
  accountId: AccountId,
  resultId: string,
): Promise<{ application: Application | null }> {
  const { kysely } = services.database;
  const { row } = await findResult(kysely, accountId, resultId);
  const found = await findApplicationOfFile(kysely, { accountId, cvFileId: row.cv_file_id });
  const [application = null] = await present(kysely, accountId, found ? [found] : []);
  return { application };
}

/** Throws `applicationNotFound`. */
export async function getApplication(database: Queryable<Tables>, of: OfApplication): Promise<Application> {
  const found = await findSentApplication(database, of);
  const [application] = await present(database, of.accountId, found ? [found] : []);
  if (!application) {
    throw new Failure("applicationNotFound");
  }
  return application;
}

async function present(
  database: Queryable<Tables>,
  accountId: AccountId,
  rows: SentApplication[],
): Promise<Application[]> {
  const ids = rows.map(({ id }) => id);
  const requests = await listRequests(database, accountId, ids);
  const events = await listApplicationEvents(database, accountId, ids);
  return rows.map((row) => presentApplication(row, { requests, events }));
}
