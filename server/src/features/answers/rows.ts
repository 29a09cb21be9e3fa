import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { DriveQuestion, driveStatuses } from "@winnow/contract/drives.ts";
import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type AnswerRow = Selectable<Tables["interview_answers"]>;
export type RequestRow = Selectable<Tables["interview_requests"]>;
export type OfInterview = { accountId: AccountId; interviewId: string };

/** An interview as its candidate meets it, with what the drive says about it. */
export type OpenedInterview = Selectable<Tables["interviews"]> & {
  name: string;
  candidate_time_zone: string | null;
  own_questions: DriveQuestion[];
  drive_title: string;
  drive_status: (typeof driveStatuses)[number];
  drive_questions: DriveQuestion[];
  drive_time_zone: string;
  opens_at: Date | null;
  closes_at: Date | null;
  alternative_form: string | null;
  mail_language: MailLanguage;
  drive_extra_time_percent: number;
  recruiter: string;
  now: Date;
};

/** Whose interview a link opens; undefined for a link that is unknown or revoked. */
export function findLink(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<{ account_id: AccountId; interview_id: string } | undefined> {
  return database
    .selectFrom("interview_links")
    .select(["account_id", "interview_id"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export function findOpenedInterview(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<OpenedInterview | undefined> {
  return database
    .selectFrom("interviews")
    .innerJoin("drive_candidates as candidates", "candidates.id", "interviews.candidate_id")
    .innerJoin("drives", "drives.id", "interviews.drive_id")
    .innerJoin("accounts", "accounts.id", "interviews.account_id")
    .selectAll("interviews")
    .select([
      "candidates.name",
      "candidates.time_zone as candidate_time_zone",
      "candidates.own_questions",
      "drives.title as drive_title",
      "drives.status as drive_status",
      "drives.questions as drive_questions",
      "drives.time_zone as drive_time_zone",
      "drives.opens_at",
      "drives.closes_at",
      "drives.alternative_form",
      "drives.mail_language",
      "drives.extra_time_percent as drive_extra_time_percent",
      "accounts.username as recruiter",
      sql<Date>`clock_timestamp()`.as("now"),
    ])
    .where("interviews.account_id", "=", accountId)
    .where("interviews.id", "=", interviewId)
    .executeTakeFirst();
}

export function listAnswers(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<AnswerRow[]> {
  return database
    .selectFrom("interview_answers")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .orderBy("opened_at")
    .execute();
}

/** Opens a question; one that is open stays as it is. */
export async function insertAnswer(
  database: Queryable<Tables>,
  answer: Insertable<Tables["interview_answers"]>,
): Promise<void> {
  await database
    .insertInto("interview_answers")
    .values(answer)
    .onConflict((conflict) => conflict.columns(["interview_id", "question_id"]).doNothing())
    .execute();
}

export async function updateAnswer(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
  changes: UpdateObject<Tables, "interview_answers">,
): Promise<void> {
  await database
    .updateTable("interview_answers")
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/**
 * Of answers that were not given, a take in which nothing was recorded replaces none: the last of which something has
 * arrived counts again. One that may still arrive counts.
 */
export async function returnToLastTake(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<void> {
  await sql`
    update interview_answers answers set take = last.take, kind = last.kind
    from (
      select distinct on (answer_id) answer_id, take, kind from recordings
      where account_id = ${accountId} and interview_id = ${interviewId}
        and (state = 'ready' or exists (
          select from recording_parts parts
          where parts.recording_id = recordings.id and parts.stored_at is not null))
      order by answer_id, take desc
    ) last
    where answers.id = last.answer_id and answers.account_id = ${accountId} and answers.given_at is null
      and (answers.kind <> 'text' or answers.text = '') and answers.take <> last.take
      and not exists (
        select from recordings awaited join interviews on interviews.id = awaited.interview_id
        where awaited.answer_id = answers.id and awaited.take = answers.take
          and awaited.parts_count is distinct from 0 and interviews.outcome not in ('withdrawn', 'cancelled'))`.execute(
    database,
  );
}

/** Keeps a newer text, never an older one; answers the version that is kept. */
export async function keepText(
  database: Queryable<Tables>,
  answer: { accountId: AccountId; id: string; text: string; version: number },
): Promise<number> {
  const { accountId, id, text, version } = answer;
  await database
    .updateTable("interview_answers")
    .set({ text, text_version: version, text_saved_at: sql`clock_timestamp()` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("text_version", "<", version)
    .execute();
  const kept = await database
    .selectFrom("interview_answers")
    .select("text_version")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return kept.text_version;
}

export function listRequests(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<RequestRow[]> {
  return database
    .selectFrom("interview_requests")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .orderBy("created_at")
    .execute();
}

/** False while one of its kind is open already. */
export async function insertRequest(
  database: Queryable<Tables>,
  request: Insertable<Tables["interview_requests"]>,
): Promise<boolean> {
  const row = await database
    .insertInto("interview_requests")
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(["interview_id", "kind"]).where("state", "=", "open").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type NewEvent = {
  kind: string;
  questionId?: string | null;
  characters?: number | null;
  /** Whom it is about besides the candidate. */
  whom?: string;
  /** Before now, in milliseconds. */
  agoMs?: number;
};

export async function insertInterviewEvents(
  database: Queryable<Tables>,
  { accountId, interviewId, events }: OfInterview & { events: NewEvent[] },
): Promise<void> {
  if (events.length === 0) {
    return;
  }
  await database
    .insertInto("interview_events")
    .values(
      events.map((event) => ({
        account_id: accountId,
        interview_id: interviewId,
        kind: event.kind,
        question_id: event.questionId ?? null,
        characters: event.characters ?? null,
        whom: event.whom ?? null,
        at: sql<Date>`clock_timestamp() - make_interval(secs => ${(event.agoMs ?? 0) / 1000}::double precision)`,
      })),
    )
    .execute();
}

/** Signals of one interview so far: a page that never stops telling is not listened to for ever. */
export async function countInterviewEvents(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<number> {
  const { count } = await database
    .selectFrom("interview_events")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * All that was answered goes, with what is stored of it, what was quoted from it and the links that show it; the
 * interview and its timeline stay. Answers whether there was anything.
 */
export async function deleteAnswers(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<boolean> {
  for (const table of ["interview_marks", "shares"] as const) {
    await database
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("interview_id", "=", interviewId)
      .execute();
  }
  const { numDeletedRows } = await database
    .deleteFrom("interview_answers")
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
