import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { isHidden } from "../results/matching-rows.ts";

/** Of one kind, at once: nobody has more, but an address that many share may. */
const most = 200;

export type PersonCvRow = {
  id: string;
  screening_id: string;
  screening_title: string;
  hold_reason: string | null;
  file_name: string;
  applicant_name: string | null;
  created_at: Date;
  result_id: string | null;
  name: string | null;
  email: string | null;
  email_as_read: string | null;
  phone: string | null;
  matching_score: number | null;
  decision: Selectable<Tables["screening_results"]>["decision"];
  decision_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  is_hidden: boolean;
};

/** By which CVs are found: their own ids or those of the same bytes, their results, addresses (in small letters), digits. */
export type CvKeys = { fileIds?: string[]; resultIds?: string[]; emails?: string[]; phones?: string[] };

/** Of the same bytes the file that is kept. Those of hidden candidates are among them, marked. */
export function findPersonCvs(
  database: Queryable<Tables>,
  accountId: AccountId,
  { fileIds = [], resultIds = [], emails = [], phones = [] }: CvKeys,
): Promise<PersonCvRow[]> {
  return database
    .selectFrom("cv_files as file")
    .innerJoin("screenings as screening", "screening.id", "file.screening_id")
    .leftJoin("screening_results as result", "result.cv_file_id", "file.id")
    .select([
      "file.id",
      "file.screening_id",
      "screening.title as screening_title",
      "screening.hold_reason",
      "file.file_name",
      "file.applicant_name",
      "file.created_at",
      "result.id as result_id",
      "result.name",
      "result.email",
      sql<string | null>`result.original_report #>> '{profile,email,value}'`.as("email_as_read"),
      "result.phone",
      "result.matching_score",
      "result.decision",
      "result.decision_reason",
      "result.decided_by",
      "result.decided_at",
      isHidden.as("is_hidden"),
    ])
    .where("file.account_id", "=", accountId)
    .where(
      sql<boolean>`file.id = any(array(
        select coalesce(duplicate_of, id) from cv_files
         where account_id = ${accountId} and id = any(${fileIds}::uuid[])
        union select cv_file_id from screening_results
         where account_id = ${accountId} and id = any(${resultIds}::uuid[])
        union select cv_file_id from screening_results
         where account_id = ${accountId} and lower(email) = any(${emails}::text[])
        union select cv_file_id from screening_results
         where account_id = ${accountId} and original_report is not null
           and lower(original_report #>> '{profile,email,value}') = any(${emails}::text[])
        union select cv_file_id from screening_results
         where account_id = ${accountId} and phone is not null
           and regexp_replace(phone, '[^0-9]', '', 'g') = any(${phones}::text[])
        limit ${most}))`,
    )
    .orderBy("file.created_at", "desc")
    .orderBy("file.id")
    .execute();
}

export type PersonApplicationRow = {
  id: string;
  screening_id: string;
  screening_title: string;
  hold_reason: string | null;
  name: string;
  email: string;
  sent_at: Date | null;
  /** The CV, or the same bytes that came before. */
  kept_file_id: string | null;
  is_hidden: boolean;
};

/** By the ids of their CVs that are kept, their own, or addresses in small letters. */
export function findPersonApplications(
  database: Queryable<Tables>,
  accountId: AccountId,
  { ids = [], fileIds = [], emails = [] }: { ids?: string[]; fileIds?: string[]; emails?: string[] },
): Promise<PersonApplicationRow[]> {
  return database
    .selectFrom("applications as application")
    .innerJoin("screenings as screening", "screening.id", "application.screening_id")
    .leftJoin("cv_files as file", "file.id", "application.file_id")
    .leftJoin("screening_results as result", (join) =>
      join.on(sql<boolean>`result.cv_file_id = coalesce(file.duplicate_of, file.id)`),
    )
    .select([
      "application.id",
      "application.screening_id",
      "screening.title as screening_title",
      "screening.hold_reason",
      "application.name",
      "application.email",
      "application.sent_at",
      sql<string | null>`coalesce(file.duplicate_of, file.id)`.as("kept_file_id"),
      isHidden.as("is_hidden"),
    ])
    .where("application.account_id", "=", accountId)
    .where("application.state", "=", "sent")
    .where(
      sql<boolean>`application.id = any(array(
        select id from applications
         where account_id = ${accountId} and id = any(${ids}::uuid[])
        union select id from applications
         where account_id = ${accountId} and file_id = any(array(
           select id from cv_files where id = any(${fileIds}::uuid[])
           union select id from cv_files where duplicate_of = any(${fileIds}::uuid[])))
        union select id from applications
         where account_id = ${accountId} and state = 'sent' and lower(email) = any(${emails}::text[])
        limit ${most}))`,
    )
    .orderBy("application.sent_at", "desc")
    .orderBy("application.id")
    .execute();
}

export type PersonCandidateRow = {
  id: string;
  drive_id: string;
  drive_title: string;
  hold_reason: string | null;
  name: string;
  email: string;
  result_id: string | null;
  created_at: Date;
  interview_id: string | null;
  status: Selectable<Tables["interviews"]>["status"] | null;
  outcome: Selectable<Tables["interviews"]>["outcome"] | null;
  invited_at: Date | null;
  completed_at: Date | null;
  open_requests: number;
};

/** By their own ids, those of their interviews or of the results they came from, or addresses in small letters. */
export function findPersonCandidates(
  database: Queryable<Tables>,
  accountId: AccountId,
  keys: { ids?: string[]; interviewIds?: string[]; resultIds?: string[]; emails?: string[] },
): Promise<PersonCandidateRow[]> {
  const { ids = [], interviewIds = [], resultIds = [], emails = [] } = keys;
  return database
    .selectFrom("drive_candidates as candidate")
    .innerJoin("drives as drive", "drive.id", "candidate.drive_id")
    .leftJoin("interviews as interview", "interview.candidate_id", "candidate.id")
    .select([
      "candidate.id",
      "candidate.drive_id",
      "drive.title as drive_title",
      "drive.hold_reason",
      "candidate.name",
      "candidate.email",
      "candidate.result_id",
      "candidate.created_at",
      "interview.id as interview_id",
      "interview.status",
      "interview.outcome",
      "interview.invited_at",
      "interview.completed_at",
      sql<number>`(select count(*) from interview_requests
        where interview_id = interview.id and state = 'open')`.as("open_requests"),
    ])
    .where("candidate.account_id", "=", accountId)
    .where(
      sql<boolean>`candidate.id = any(array(
        select id from drive_candidates where account_id = ${accountId} and id = any(${ids}::uuid[])
        union select candidate_id from interviews
         where account_id = ${accountId} and id = any(${interviewIds}::uuid[])
        union select id from drive_candidates
         where account_id = ${accountId} and result_id = any(${resultIds}::uuid[])
        union select id from drive_candidates
         where account_id = ${accountId} and lower(email) = any(${emails}::text[])
        limit ${most}))`,
    )
    .orderBy("candidate.created_at", "desc")
    .orderBy("candidate.id")
    .execute();
}

/** Which of some things are there at all, whoever they belong to in the account. */
export async function findThingsThere(
  database: Queryable<Tables>,
  accountId: AccountId,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from cv_files where account_id = ${accountId} and id = any(${ids}::uuid[])
    union select id from applications where account_id = ${accountId} and id = any(${ids}::uuid[])
    union select id from drive_candidates where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The newest first. */
export function listPersonMails(
  database: Queryable<Tables>,
  accountId: AccountId,
  of: { resultIds: string[]; applicationIds: string[]; interviewIds: string[] },
): Promise<(Selectable<Tables["candidate_mails"]> & { at: Date })[]> {
  return database
    .selectFrom("candidate_mails")
    .selectAll()
    .select(sql<Date>`coalesce(sent_at, sends_at, created_at)`.as("at"))
    .where("account_id", "=", accountId)
    .where((where) =>
      where.or([
        sql<boolean>`result_id = any(${of.resultIds}::uuid[])`,
        sql<boolean>`application_id = any(${of.applicationIds}::uuid[])`,
        sql<boolean>`interview_id = any(${of.interviewIds}::uuid[])`,
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

export type PersonExportRow = Selectable<Tables["person_exports"]>;

export async function insertPersonExport(
  database: Queryable<Tables>,
  wish: Omit<Insertable<Tables["person_exports"]>, "expires_at"> & { daysKept: number },
): Promise<PersonExportRow> {
  const { daysKept, ...values } = wish;
  return database
    .insertInto("person_exports")
    .values({ ...values, expires_at: sql<Date>`now() + make_interval(days => ${daysKept})` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many ZIPs of an account wait to be made, or are being made. */
export async function countUnfinishedPersonExports(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<number> {
  const { count } = await database
    .selectFrom("person_exports")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("state", "in", ["waiting", "working"])
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws `exportNotFound`, for a foreign id as for one that does not exist. */
export async function getPersonExportRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<PersonExportRow> {
  const row = await database
    .selectFrom("person_exports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("exportNotFound");
  }
  return row;
}

/** For jobs: the row says whose it is. */
export function findPersonExportForJob(
  database: Queryable<Tables>,
  id: string,
): Promise<PersonExportRow | undefined> {
  return database.selectFrom("person_exports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when it is no longer there, or neither waits nor is in work. */
export async function updateUnfinishedPersonExport(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
  changes: UpdateObject<Tables, "person_exports">,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("person_exports")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "working"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is stored of them goes along, by a trigger. */
export async function deleteExpiredPersonExports(database: Queryable<Tables>): Promise<void> {
  await database.deleteFrom("person_exports").where(sql<boolean>`expires_at < now()`).execute();
}

/** Which of some objects are a ZIP of a person, whole or in work. */
export async function findPersonExportKeysInUse(
  database: Queryable<Tables>,
  keys: string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom("person_exports")
    .select("object_key")
    .where(sql<boolean>`object_key = any(${keys})`)
    .execute();
  return rows.flatMap((row) => row.object_key ?? []);
}

/** The reasons of the legal holds that keep some things, or whoever became a candidate by one of them. */
export async function findHolds(
  database: Queryable<Tables>,
  accountId: AccountId,
  things: { id: string }[],
): Promise<string[]> {
  const ids = things.map(({ id }) => id);
  const { rows } = await sql<{ reason: string }>`
    with files as (
      select id, screening_id from cv_files where account_id = ${accountId} and id = any(${ids}::uuid[])
      union select file_id, screening_id from applications
       where account_id = ${accountId} and id = any(${ids}::uuid[])
    ), candidates as (
      select drive_id from drive_candidates where account_id = ${accountId} and id = any(${ids}::uuid[])
      union select candidate.drive_id from files
        join screening_results as result on result.cv_file_id = files.id
        join drive_candidates as candidate on candidate.result_id = result.id
    )
    select hold_reason as reason from screenings
     where id in (select screening_id from files) and hold_reason is not null
    union select hold_reason from drives
     where id in (select drive_id from candidates) and hold_reason is not null`.execute(database);
  return rows.map(({ reason }) => reason);
}
