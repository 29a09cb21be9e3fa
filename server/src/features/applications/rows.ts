import type { listApplications as endpoint } from "@winnow/contract/applications.ts";
import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { Tables } from "../../tables.ts";

export type RequestRow = Selectable<Tables["application_requests"]>;
export type EventRow = Selectable<Tables["application_events"]>;
export type OfApplication = { accountId: AccountId; applicationId: string };

/** What was sent, with what its screening, its form and its CV say. */
export type SentApplication = Selectable<Tables["applications"]> & {
  sent_at: Date;
  employer: string;
  title: string;
  /** As its recruiters call it. */
  screening_title: string;
  requirements: Requirement[];
  is_blind: boolean;
  mail_language: MailLanguage;
  shows_score: boolean;
  /** Null where the recruiter has removed the CV. */
  cv_file_id: string | null;
  /** The CV, or the same bytes that came before. */
  kept_file_id: string | null;
  kept_state: Tables["cv_files"]["state"] | null;
  is_read: boolean;
  /** Of the kept CV. */
  result_id: string | null;
  matching_score: number | null;
  candidate_number: number | null;
  is_revealed: boolean;
  result_name: string | null;
  result_email: string | null;
  result_phone: string | null;
  result_location: string | null;
};

/** Whose receipt a token opens; undefined, by one and the same query, for one that is unknown or erased. */
export async function findApplicationOfToken(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<SentApplication | undefined> {
  const row = await sentApplications(database)
    .innerJoin("application_receipts as receipt", "receipt.application_id", "application.id")
    .where("receipt.token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row as SentApplication | undefined;
}

export async function findSentApplication(
  database: Queryable<Tables>,
  { accountId, applicationId }: OfApplication,
): Promise<SentApplication | undefined> {
  const row = await sentApplications(database)
    .where("application.account_id", "=", accountId)
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  return row as SentApplication | undefined;
}

/** By which application the CV of a result came; where that one is withdrawn, another that stands and sent the same bytes. */
export async function findApplicationOfFile(
  database: Queryable<Tables>,
  { accountId, cvFileId }: { accountId: AccountId; cvFileId: string },
): Promise<SentApplication | undefined> {
  const row = await sentApplications(database)
    .where("application.account_id", "=", accountId)
    .where("application.file_id", "in", (sent) =>
      sent
        .selectFrom("cv_files")
        .select("id")
        .where(({ or, eb }) => or([eb("id", "=", cvFileId), eb("duplicate_of", "=", cvFileId)])),
    )
    .where(({ or, eb }) =>
      or([eb("application.file_id", "=", cvFileId), eb("application.withdrawn_at", "is", null)]),
    )
    .orderBy(sql`application.withdrawn_at is not null`)
    .orderBy("application.sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row as SentApplication | undefined;
}

/** Those with requests that wait first, then as sorted; hidden names and addresses are not searched. */
export async function listSentApplications(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: SentApplication[]; total: number }> {
  let matching = sentApplications(database)
    .where("application.account_id", "=", accountId)
    .where("application.screening_id", "=", screeningId);
  if (query.search !== "") {
    matching = matching.where(
      sql<boolean>`(not screening.is_blind or coalesce(result.revealed_at is not null, false))
        and ${contains(sql`concat_ws(' ', application.name, application.email, application.file_name)`, query.search)}`,
    );
  }
  const page = await readPage({
    counted: matching.clearSelect(),
    sorted: matching
      .orderBy(
        sql`exists (select from application_requests as request
                     where request.application_id = application.id and request.answer is null)`,
        "desc",
      )
      .orderBy("application.sent_at", query.order_by)
      .orderBy("application.id"),
    looksAtAll: true,
    start: query.start,
    size: query.size,
  });
  return { rows: page.rows as SentApplication[], total: page.total };
}

/** Only those that were sent, so that `sent_at` is never null. */
function sentApplications(database: Queryable<Tables>) {
  return database
    .selectFrom("applications as application")
    .innerJoin("screenings as screening", "screening.id", "application.screening_id")
    .innerJoin("accounts as account", "account.id", "application.account_id")
    .leftJoin("job_forms as form", "form.screening_id", "application.screening_id")
    .leftJoin("cv_files as file", "file.id", "application.file_id")
    .leftJoin("cv_files as kept", (join) =>
      join.on(sql<boolean>`kept.id = coalesce(file.duplicate_of, file.id)`),
    )
    .leftJoin("screening_results as result", "result.cv_file_id", "kept.id")
    .selectAll("application")
    .select([
      "account.username as employer",
      "screening.requirements",
      "screening.is_blind",
      "screening.mail_language",
      "screening.title as screening_title",
      sql<string>`coalesce(nullif(form.title, ''), screening.jd_title, screening.title)`.as("title"),
      sql<boolean>`coalesce(form.shows_score, false)`.as("shows_score"),
      "file.id as cv_file_id",
      "kept.id as kept_file_id",
      "kept.state as kept_state",
      sql<boolean>`kept.document is not null`.as("is_read"),
      "result.id as result_id",
      "result.matching_score",
      "result.candidate_number",
      sql<boolean>`result.revealed_at is not null`.as("is_revealed"),
      "result.name as result_name",
      "result.email as result_email",
      "result.phone as result_phone",
      "result.location as result_location",
    ])
    .where("application.state", "=", "sent");
}

export async function updateSentApplication(
  database: Queryable<Tables>,
  { accountId, applicationId }: OfApplication,
  changes: UpdateObject<Tables, "applications">,
): Promise<void> {
  await database
    .updateTable("applications")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", applicationId)
    .execute();
}

export async function markWithdrawn(database: Queryable<Tables>, of: OfApplication): Promise<void> {
  await updateSentApplication(database, of, { withdrawn_at: sql<Date>`clock_timestamp()` });
}

/** With its log, its requests and what opens its receipt. */
export async function deleteApplicationRow(
  database: Queryable<Tables>,
  { accountId, applicationId }: OfApplication,
): Promise<void> {
  await database
    .deleteFrom("applications")
    .where("account_id", "=", accountId)
    .where("id", "=", applicationId)
    .execute();
}

/** The oldest first, of each application. */
export function listRequests(
  database: Queryable<Tables>,
  accountId: AccountId,
  applicationIds: string[],
): Promise<RequestRow[]> {
  return database
    .selectFrom("application_requests")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(sql<boolean>`application_id = any(${applicationIds}::uuid[])`)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
}

export async function insertRequest(
  database: Queryable<Tables>,
  request: Insertable<Tables["application_requests"]>,
): Promise<void> {
  await database.insertInto("application_requests").values(request).execute();
}

export async function storeRequestAnswer(
  database: Queryable<Tables>,
  { accountId, applicationId, id, answer }: OfApplication & { id: string; answer: string },
): Promise<void> {
  await database
    .updateTable("application_requests")
    .set({ answer, answered_at: sql<Date>`clock_timestamp()` })
    .where("account_id", "=", accountId)
    .where("application_id", "=", applicationId)
    .where("id", "=", id)
    .execute();
}

/** Of a screening: requests that nobody has answered. */
export async function countOpenRequests(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<number> {
  const { count } = await database
    .selectFrom("application_requests as request")
    .innerJoin("applications as application", "application.id", "request.application_id")
    .select(sql<number>`count(*)`.as("count"))
    .where("request.account_id", "=", accountId)
    .where("application.screening_id", "=", screeningId)
    .where("request.answer", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of a screening: applications to which something of this kind has happened. */
export async function countApplicationsWith(
  database: Queryable<Tables>,
  of: { accountId: AccountId; screeningId: string; kind: EventRow["kind"] },
): Promise<number> {
  const { count } = await database
    .selectFrom("application_events as event")
    .innerJoin("applications as application", "application.id", "event.application_id")
    .select(sql<number>`count(distinct application.id)`.as("count"))
    .where("event.account_id", "=", of.accountId)
    .where("application.screening_id", "=", of.screeningId)
    .where("event.kind", "=", of.kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** The oldest first, of each application. */
export function listApplicationEvents(
  database: Queryable<Tables>,
  accountId: AccountId,
  applicationIds: string[],
): Promise<EventRow[]> {
  return database
    .selectFrom("application_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(sql<boolean>`application_id = any(${applicationIds}::uuid[])`)
    .orderBy("sequence")
    .execute();
}
