import type { InterviewReport } from "@winnow/contract/reports.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { OfInterview } from "../answers/rows.ts";

export type EventRow = Selectable<Tables["interview_events"]>;
export type ScorecardRow = Selectable<Tables["scorecards"]>;
export type DecisionRow = Selectable<Tables["interview_decisions"]>;
/** The marked points of each question that could be marked. */
export type StoredMarks = Selectable<Tables["interview_marks"]>["marks"];

export function listInterviewEvents(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<EventRow[]> {
  return database
    .selectFrom("interview_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .orderBy("at")
    .orderBy("sequence")
    .execute();
}

export function findMarks(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<{ marked_by: string; marks: StoredMarks; marked_at: Date } | undefined> {
  return database
    .selectFrom("interview_marks")
    .select(["marked_by", "marks", "marked_at"])
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .executeTakeFirst();
}

/** Keeps the marks of all answers of an interview, whose lock the caller has. */
export async function keepMarks(
  database: Queryable<Tables>,
  { accountId, interviewId, markedBy, marks }: OfInterview & { markedBy: string; marks: StoredMarks },
): Promise<void> {
  await database
    .insertInto("interview_marks")
    .values({
      interview_id: interviewId,
      account_id: accountId,
      marked_by: markedBy,
      marks: JSON.stringify(marks),
      marked_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.column("interview_id").doUpdateSet(({ ref }) => ({
        marked_by: ref("excluded.marked_by"),
        marks: ref("excluded.marks"),
        marked_at: ref("excluded.marked_at"),
      })),
    )
    .execute();
}

export function listScorecards(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<ScorecardRow[]> {
  return database
    .selectFrom("scorecards")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .orderBy("given_at")
    .orderBy("id")
    .execute();
}

export function findOwnScorecard(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<ScorecardRow | undefined> {
  return database
    .selectFrom("scorecards")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .where("reviewer", "is", null)
    .executeTakeFirst();
}

/** When a scorecard of the account was changed last; null while there is none. */
export async function findLastScorecardChange(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Date | null> {
  const row = await database
    .selectFrom("scorecards")
    .select(({ fn }) => fn.max("changed_at").as("changed_at"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.changed_at ?? null;
}

/** Keeps the account's own scorecard. Once given it stays given. */
export async function keepOwnScorecard(
  database: Queryable<Tables>,
  card: OfInterview & {
    scores: InterviewReport["own_scorecard"]["scores"];
    comment: string;
    isGiven: boolean;
  },
): Promise<void> {
  const { accountId, interviewId, comment, isGiven } = card;
  const scores = JSON.stringify(card.scores);
  await database
    .insertInto("scorecards")
    .values({
      account_id: accountId,
      interview_id: interviewId,
      reviewer: null,
      scores,
      comment,
      given_at: isGiven ? sql<Date>`clock_timestamp()` : null,
    })
    .onConflict((conflict) =>
      conflict
        .column("interview_id")
        .where("reviewer", "is", null)
        .doUpdateSet({
          scores,
          comment,
          given_at: isGiven
            ? sql<Date>`coalesce(scorecards.given_at, clock_timestamp())`
            : sql<Date | null>`scorecards.given_at`,
          changed_at: sql<Date>`clock_timestamp()`,
        }),
    )
    .execute();
}

/** What the account and somebody else have scored alike or not: answers of a drive on scorecards that were given. */
export async function listScorePairs(
  database: Queryable<Tables>,
  { accountId, driveId }: { accountId: AccountId; driveId: string },
): Promise<{ own: number; other: number }[]> {
  const { rows } = await sql<{ own: number; other: number }>`
    select (one ->> 'score')::int as own, (another ->> 'score')::int as other
    from interviews
    join scorecards mine on mine.interview_id = interviews.id and mine.reviewer is null
    join scorecards theirs on theirs.interview_id = interviews.id and theirs.reviewer is not null
    cross join lateral jsonb_array_elements(mine.scores) one
    join lateral jsonb_array_elements(theirs.scores) another
      on another ->> 'question_id' = one ->> 'question_id'
    where interviews.account_id = ${accountId} and interviews.drive_id = ${driveId}
      and mine.given_at is not null and theirs.given_at is not null
      and one ->> 'score' is not null and another ->> 'score' is not null`.execute(database);
  return rows;
}

/** Keeps what somebody scored who was sent a link; under one name the last scores count. */
export async function keepScorecardByLink(
  database: Queryable<Tables>,
  card: OfInterview & { shareId: string; reviewer: string; scores: ScorecardRow["scores"] },
): Promise<void> {
  const scores = JSON.stringify(card.scores);
  await database
    .insertInto("scorecards")
    .values({
      account_id: card.accountId,
      interview_id: card.interviewId,
      share_id: card.shareId,
      reviewer: card.reviewer,
      scores,
      given_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.columns(["share_id", "reviewer"]).where("share_id", "is not", null).doUpdateSet({
        scores,
        given_at: sql<Date>`clock_timestamp()`,
        changed_at: sql<Date>`clock_timestamp()`,
      }),
    )
    .execute();
}

export function listDecisions(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<DecisionRow[]> {
  return database
    .selectFrom("interview_decisions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .orderBy("sequence", "desc")
    .execute();
}

export function insertDecision(
  database: Queryable<Tables>,
  decision: OfInterview & { kind: DecisionRow["kind"]; reason: string | null; decidedBy: string },
): Promise<DecisionRow> {
  return database
    .insertInto("interview_decisions")
    .values({
      account_id: decision.accountId,
      interview_id: decision.interviewId,
      kind: decision.kind,
      reason: decision.reason,
      decided_by: decision.decidedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the drive's marks wait for one's own scorecard. */
export async function hidesMarks(
  database: Queryable<Tables>,
  { accountId, driveId }: { accountId: AccountId; driveId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom("drives")
    .select("hides_marks_until_scored")
    .where("account_id", "=", accountId)
    .where("id", "=", driveId)
    .executeTakeFirst();
  return row?.hides_marks_until_scored ?? true;
}

/** Locks a request that waits for its answer. Throws `requestNotFound`, `requestAnswered`. */
export async function lockOpenRequest(
  database: Queryable<Tables>,
  { accountId, interviewId, id }: OfInterview & { id: string },
): Promise<Selectable<Tables["interview_requests"]>> {
  const row = await database
    .selectFrom("interview_requests")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) {
    throw new Failure("requestNotFound");
  }
  if (row.state !== "open") {
    throw new Failure("requestAnswered");
  }
  return row;
}

export async function answerRequestRow(
  database: Queryable<Tables>,
  request: { accountId: AccountId; id: string; state: "granted" | "declined"; answer: string | null },
): Promise<void> {
  await database
    .updateTable("interview_requests")
    .set({ state: request.state, answer: request.answer, answered_at: sql<Date>`clock_timestamp()` })
    .where("account_id", "=", request.accountId)
    .where("id", "=", request.id)
    .execute();
}
