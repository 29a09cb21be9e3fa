import type { listInterviews as endpoint } from "@winnow/contract/interviews.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

export type InterviewRow = Selectable<Tables["interviews"]>;
/** An interview with its candidate, and the drive's title. */
export type ListedInterview = InterviewRow & {
  name: string;
  email: string;
  time_zone: string | null;
  result_id: string | null;
  drive_title: string;
};
type OfDrive = { accountId: AccountId; driveId: string };
type One = { accountId: AccountId; id: string };

/** Throws `interviewNotFound`. */
export async function getInterview(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ListedInterview> {
  const row = await findInterview(database, accountId, id);
  if (!row) {
    throw new Failure("interviewNotFound");
  }
  return row;
}

export function findInterview(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<ListedInterview | undefined> {
  return withCandidates(database, accountId).where("interviews.id", "=", id).executeTakeFirst();
}

/** Locks it until the transaction ends; undefined where it is gone. */
export function lockInterview(
  database: Queryable<Tables>,
  { accountId, id }: One,
): Promise<InterviewRow | undefined> {
  return database
    .selectFrom("interviews")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateInterview(
  database: Queryable<Tables>,
  { accountId, id }: One,
  changes: UpdateObject<Tables, "interviews">,
): Promise<void> {
  await database
    .updateTable("interviews")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** How many candidates of a drive wait to be scheduled: without an interview, or with one that closed unfinished. */
export async function countToSchedule(
  database: Queryable<Tables>,
  { accountId, driveId }: OfDrive,
): Promise<number> {
  const { count } = await database
    .selectFrom("drive_candidates as candidates")
    .leftJoin("interviews", "interviews.candidate_id", "candidates.id")
    .select(sql<number>`count(*)`.as("count"))
    .where("candidates.account_id", "=", accountId)
    .where("candidates.drive_id", "=", driveId)
    .where((where) =>
      where.or([where("interviews.id", "is", null), where("interviews.outcome", "=", "closed")]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** An interview for every candidate without one, and those that closed unfinished open again. */
export async function openInterviews(
  database: Queryable<Tables>,
  batch: OfDrive & { batchId: string; holdId: string | null },
): Promise<{ id: string; invitation: number }[]> {
  const { accountId, driveId, batchId, holdId } = batch;
  const again = await database
    .updateTable("interviews")
    .set({
      batch_id: batchId,
      hold_id: holdId,
      outcome: "none",
      invitation: sql`invitation + 1`,
      ...unsent,
    })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("outcome", "=", "closed")
    .returning(["id", "invitation"])
    .execute();
  const first = await database
    .insertInto("interviews")
    .columns(["account_id", "drive_id", "candidate_id", "batch_id", "hold_id"])
    .expression((query) =>
      query
        .selectFrom("drive_candidates as candidates")
        .select([
          "candidates.account_id",
          "candidates.drive_id",
          "candidates.id",
          sql<string>`${batchId}::uuid`.as("batch_id"),
          sql<string | null>`${holdId}::uuid`.as("hold_id"),
        ])
        .where("candidates.account_id", "=", accountId)
        .where("candidates.drive_id", "=", driveId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("interviews").whereRef("interviews.candidate_id", "=", "candidates.id"))),
        ),
    )
    .returning(["id", "invitation"])
    .execute();
  return [...again, ...first];
}

/** A mail that has not been sent, and nothing known against it. */
export const unsent = { email_status: "NOT_SENT", email_failure: null, email_given_up: false } as const;

/** Locks a batch of interviews; answers how many there are. */
export async function lockBatch(
  database: Queryable<Tables>,
  { accountId, driveId, batchId }: OfDrive & { batchId: string },
): Promise<number> {
  const rows = await database
    .selectFrom("interviews")
    .select("id")
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("batch_id", "=", batchId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.length;
}

/** Takes a batch back: interviews that nobody was invited to go, those that had closed before are closed again. */
export async function takeBackBatch(
  database: Queryable<Tables>,
  { accountId, driveId, batchId }: OfDrive & { batchId: string },
): Promise<void> {
  await database
    .deleteFrom("interviews")
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("batch_id", "=", batchId)
    .where("invited_at", "is", null)
    .execute();
  await database
    .updateTable("interviews")
    .set({ outcome: "closed" })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("batch_id", "=", batchId)
    .where("outcome", "=", "none")
    .where("status", "<>", "COMPLETED")
    .execute();
}

/** What is known about the interviews of a drive that count: those that were not called off. */
export type InterviewCounts = {
  all: number;
  sent: number;
  givenUp: number;
  notBegun: number;
  open: number;
  completed: number;
};

export async function countInterviews(
  database: Queryable<Tables>,
  { accountId, driveId }: OfDrive,
): Promise<InterviewCounts> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`;
  return database
    .selectFrom("interviews")
    .select([
      count(sql`outcome = 'none'`).as("all"),
      count(sql`outcome = 'none' and email_status = 'SENT'`).as("sent"),
      count(sql`outcome = 'none' and email_given_up`).as("givenUp"),
      count(sql`outcome = 'none' and status = 'NotAttended'`).as("notBegun"),
      count(sql`outcome = 'none' and status <> 'COMPLETED'`).as("open"),
      count(sql`status = 'COMPLETED'`).as("completed"),
    ])
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .executeTakeFirstOrThrow();
}

/** How many open interviews each hold pays for. */
export function countOpenByHold(
  database: Queryable<Tables>,
  of: OfDrive & { batchId?: string; interviewId?: string },
): Promise<{ hold_id: string | null; count: number }[]> {
  const { accountId, driveId, batchId, interviewId } = of;
  return database
    .selectFrom("interviews")
    .select(["hold_id", sql<number>`count(*)`.as("count")])
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("outcome", "=", "none")
    .where("status", "<>", "COMPLETED")
    .$if(batchId !== undefined, (rows) => rows.where("batch_id", "=", batchId ?? ""))
    .$if(interviewId !== undefined, (rows) => rows.where("id", "=", interviewId ?? ""))
    .groupBy("hold_id")
    .execute();
}

/** Ends all that is unfinished; answers the ones whose candidates had been invited, who are to be told of the cancelling. */
export async function endInterviews(
  database: Queryable<Tables>,
  { accountId, driveId, outcome }: OfDrive & { outcome: "closed" | "cancelled" },
): Promise<{ id: string; wasInvited: boolean; wasBegun: boolean }[]> {
  const notice = outcome === "cancelled" ? outcome : null;
  return database
    .updateTable("interviews")
    .set({ outcome, notice: sql`case when invited_at is not null then ${notice}::text end` })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("outcome", "=", "none")
    .where("status", "<>", "COMPLETED")
    .returning([
      "id",
      sql<boolean>`invited_at is not null`.as("wasInvited"),
      sql<boolean>`begun_at is not null`.as("wasBegun"),
    ])
    .execute();
}

/** Whether somebody has yet to be told that an interview of the drive is over. */
export async function isNoticeOutstanding(
  database: Queryable<Tables>,
  { accountId, driveId }: OfDrive,
): Promise<boolean> {
  const row = await database
    .selectFrom("interviews")
    .select("id")
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("notice", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Another invitation for everybody who was invited and has not finished. */
export async function inviteAnew(
  database: Queryable<Tables>,
  { accountId, driveId }: OfDrive,
): Promise<{ id: string; invitation: number }[]> {
  return database
    .updateTable("interviews")
    .set({ invitation: sql`invitation + 1`, ...unsent })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("outcome", "=", "none")
    .where("status", "<>", "COMPLETED")
    .where("invited_at", "is not", null)
    .returning(["id", "invitation"])
    .execute();
}

/** Who was invited more than a day before the end and has not finished. */
export async function listToRemind(
  database: Queryable<Tables>,
  { accountId, driveId, closesAt }: OfDrive & { closesAt: Date },
): Promise<{ id: string }[]> {
  return database
    .selectFrom("interviews")
    .select("id")
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("outcome", "=", "none")
    .where("status", "<>", "COMPLETED")
    .where("invited_at", "<", sql<Date>`${closesAt}::timestamptz - interval '1 day'`)
    .execute();
}

/**
 * Drives whose window is over, whoever they belong to. Whoever is in the middle of an interview may finish it: a drive
 * waits for those who were there in the last half hour, for a day at most.
 */
export function listDrivesToClose(
  database: Queryable<Tables>,
): Promise<{ id: string; account_id: AccountId }[]> {
  return database
    .selectFrom("drives")
    .select(["id", "account_id"])
    .where("status", "=", "InProgress")
    .where("closes_at", "<=", sql<Date>`now()`)
    .where((where) =>
      where.or([
        where("closes_at", "<=", sql<Date>`now() - interval '1 day'`),
        where.not(
          where.exists(
            where
              .selectFrom("interviews")
              .whereRef("interviews.drive_id", "=", "drives.id")
              .where("interviews.status", "=", "Started")
              .where("interviews.outcome", "=", "none")
              .where("interviews.visit_seen_at", ">", sql<Date>`now() - interval '30 minutes'`),
          ),
        ),
      ]),
    )
    .execute();
}

/** Drives that end within a day and whose candidates were not reminded of that end, whoever they belong to. */
export function listDrivesToRemind(
  database: Queryable<Tables>,
): Promise<{ id: string; account_id: AccountId }[]> {
  return database
    .selectFrom("drives")
    .select(["id", "account_id"])
    .where("status", "=", "InProgress")
    .where("closes_at", ">", sql<Date>`now()`)
    .where("closes_at", "<=", sql<Date>`now() + interval '1 day'`)
    .where((where) =>
      where.or([
        where("reminded_at", "is", null),
        where("reminded_at", "<", sql<Date>`closes_at - interval '1 day'`),
      ]),
    )
    .execute();
}

/** Throws `inputInvalid` when the drive has another candidate with this address. */
export async function changeAddress(
  database: Queryable<Tables>,
  candidate: OfDrive & { candidateId: string; interviewId: string | null; email: string },
): Promise<void> {
  const { accountId, driveId, candidateId, interviewId, email } = candidate;
  const row = await database
    .updateTable("drive_candidates")
    .set({ email })
    .where("account_id", "=", accountId)
    .where("id", "=", candidateId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("drive_candidates as others")
            .where("others.account_id", "=", accountId)
            .where("others.drive_id", "=", driveId)
            .where("others.id", "<>", candidateId)
            .where(sql<boolean>`lower(others.email) = lower(${email})`),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  if (!row) {
    const message = "Another candidate of this drive has this address.";
    throw new Failure("inputInvalid", { message, fields: { email: message } });
  }
  if (interviewId === null) {
    return;
  }
  // Whoever got mails at the address before has no longer a way in.
  await database
    .deleteFrom("interview_links")
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .execute();
}

export async function insertLink(
  database: Queryable<Tables>,
  link: { accountId: AccountId; interviewId: string; tokenHash: Buffer },
): Promise<void> {
  await database
    .insertInto("interview_links")
    .values({ account_id: link.accountId, interview_id: link.interviewId, token_hash: link.tokenHash })
    .execute();
}

/** The candidate with the interview and all that was answered. */
export async function deleteCandidate(database: Queryable<Tables>, { accountId, id }: One): Promise<void> {
  await database
    .deleteFrom("drive_candidates")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** Of the screening that a candidate's result belongs to; null for a candidate without one. */
export async function findScreeningOfResult(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string | null },
): Promise<string | null> {
  if (id === null) {
    return null;
  }
  const row = await database
    .selectFrom("screening_results")
    .select("screening_id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.screening_id ?? null;
}

export async function listInterviewRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: ListedInterview[]; total: number }> {
  const { search, drive, status, outcome, email_status } = query;
  const matching = withCandidates(database, accountId)
    .$if(search !== "", (rows) =>
      rows.where(contains(sql`candidates.name || ' ' || candidates.email`, search)),
    )
    .$if(drive !== undefined, (rows) =>
      rows.where(sql<boolean>`interviews.drive_id = any(${drive ?? []}::uuid[])`),
    )
    .$if(status !== undefined && status.length > 0, (rows) =>
      rows.where("interviews.status", "in", status ?? []),
    )
    .$if(outcome !== undefined && outcome.length > 0, (rows) =>
      rows.where("interviews.outcome", "in", outcome ?? []),
    )
    .$if(email_status !== undefined && email_status.length > 0, (rows) =>
      rows.where("interviews.email_status", "in", email_status ?? []),
    );
  const column =
    query.sort_by === "name" ? sql`folded(candidates.name)` : sql.ref(`interviews.${query.sort_by}`);
  return readPage({
    counted: matching.clearSelect(),
    sorted: matching
      .orderBy(column, (order) => (query.order_by === "asc" ? order.asc() : order.desc()).nullsLast())
      .orderBy("interviews.id"),
    looksAtAll: true,
    start: query.start,
    size: query.size,
  });
}

function withCandidates(database: Queryable<Tables>, accountId: AccountId) {
  return database
    .selectFrom("interviews")
    .innerJoin("drive_candidates as candidates", "candidates.id", "interviews.candidate_id")
    .innerJoin("drives", "drives.id", "interviews.drive_id")
    .selectAll("interviews")
    .select([
      "candidates.name",
      "candidates.email",
      "candidates.time_zone",
      "candidates.result_id",
      "drives.title as drive_title",
    ])
    .where("interviews.account_id", "=", accountId);
}
