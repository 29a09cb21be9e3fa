import type { DriveQuestion, listDriveCandidates } from "@winnow/contract/drives.ts";
import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import { naturalOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

export type InDrive = { accountId: AccountId; driveId: string };
export type CandidateRow = Selectable<Tables["drive_candidates"]>;
export type NewCandidate = {
  name: string;
  email: string;
  timeZone: string | null;
  resultId: string | null;
};

type InterviewRow = Selectable<Tables["interviews"]>;
/** A candidate with the screening of the result and the state of the interview, where there are any. */
export type CandidateWithInterview = CandidateRow & {
  screening_id: string | null;
  interview_id: string | null;
  interview_status: InterviewRow["status"] | null;
  outcome: InterviewRow["outcome"] | null;
  email_status: InterviewRow["email_status"] | null;
  email_failure: string | null;
  begun_at: Date | null;
  interview_completed_at: Date | null;
};

/** With what came out of the interview, as far as its report shows it. */
export type CandidateWithOutcome = CandidateWithInterview & {
  /** Parts of a point count half; null where nothing is marked, or hidden until the own scorecard is given. */
  points_made: number | null;
  points_of: number | null;
  /** The mean of the own scores, 1 to 5; null until the scorecard is given. */
  own_score: number | null;
  decision: InterviewDecisionKind | null;
};

const withInterviews = (database: Queryable<Tables>, { accountId, driveId }: InDrive) =>
  database
    .selectFrom("drive_candidates as candidate")
    .leftJoin("interviews as interview", "interview.candidate_id", "candidate.id")
    .leftJoin("screening_results as result", "result.id", "candidate.result_id")
    .where("candidate.account_id", "=", accountId)
    .where("candidate.drive_id", "=", driveId);

const joinedColumns = [
  "result.screening_id",
  "interview.id as interview_id",
  "interview.status as interview_status",
  "interview.outcome",
  "interview.email_status",
  "interview.email_failure",
  "interview.begun_at",
  "interview.completed_at as interview_completed_at",
] as const;

export async function listCandidateRows(
  database: Queryable<Tables>,
  drive: InDrive,
  query: z.output<typeof listDriveCandidates.schema.querystring>,
): Promise<{ rows: CandidateWithInterview[]; total: number }> {
  const { search, status, outcome, email_status, sort_by: column, order_by: direction, start, size } = query;
  const matching = withInterviews(database, drive)
    .$if(search !== "", (all) => all.where(contains(sql`candidate.name || ' ' || candidate.email`, search)))
    .$if(status !== undefined && status.length > 0, (all) =>
      all.where("interview.status", "in", status ?? []),
    )
    .$if(outcome !== undefined && outcome.length > 0, (all) =>
      all.where("interview.outcome", "in", outcome ?? []),
    )
    .$if(email_status !== undefined && email_status.length > 0, (all) =>
      all.where("interview.email_status", "in", email_status ?? []),
    );
  const by =
    column === "name" || column === "email"
      ? naturalOrder(sql.ref(`candidate.${column}`))
      : column === "status"
        ? sql`array_position(array['NotAttended', 'Started', 'COMPLETED'], interview.status)`
        : sql.ref("candidate.created_at");
  const { rows, total } = await readPage({
    counted: matching,
    sorted: matching
      .selectAll("candidate")
      .select(joinedColumns)
      .orderBy(by, (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
      .orderBy("candidate.id", direction),
    looksAtAll: true,
    start,
    size,
  });
  return { rows, total };
}

/** All candidates of a drive, in the order in which they came. */
export function listAllCandidates(
  database: Queryable<Tables>,
  drive: InDrive,
): Promise<CandidateWithOutcome[]> {
  return withOutcomes(database, drive)
    .selectAll("candidate")
    .select(joinedColumns)
    .orderBy("candidate.created_at")
    .orderBy("candidate.id")
    .execute();
}

/** The candidates of a drive with what came out of their interviews, as far as the reports show it. */
export function withOutcomes(database: Queryable<Tables>, drive: InDrive) {
  return withInterviews(database, drive)
    .innerJoin("drives as drive", "drive.id", "candidate.drive_id")
    .leftJoin("scorecards as own", (join) =>
      join
        .onRef("own.interview_id", "=", "interview.id")
        .on("own.reviewer", "is", null)
        .on("own.given_at", "is not", null),
    )
    .leftJoin("interview_marks as marks", (join) =>
      join
        .onRef("marks.interview_id", "=", "interview.id")
        .on(sql<boolean>`(own.given_at is not null or not drive.hides_marks_until_scored)`),
    )
    .select([
      sql<number | null>`(select sum(case mark #>> '{}' when 'made' then 1 when 'partly' then 0.5 else 0 end)
        from jsonb_path_query(marks.marks, '$[*].points[*].mark') as mark)::float8`.as("points_made"),
      sql<number | null>`(select nullif(count(*), 0)
        from jsonb_path_query(marks.marks, '$[*].points[*].mark'))`.as("points_of"),
      sql<number | null>`(select round(avg((score #>> '{}')::numeric), 2)
        from jsonb_path_query(own.scores, '$[*].score ? (@ != null)') as score)::float8`.as("own_score"),
      sql<InterviewDecisionKind | null>`(select kind from interview_decisions as decision
        where decision.interview_id = interview.id order by sequence desc limit 1)`.as("decision"),
    ]);
}

/** Throws `candidateNotFound`, for a foreign id as for one that does not exist. */
export async function getCandidate(
  database: Queryable<Tables>,
  drive: InDrive,
  id: string,
): Promise<CandidateWithInterview> {
  const row = await withInterviews(database, drive)
    .selectAll("candidate")
    .select(joinedColumns)
    .where("candidate.id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("candidateNotFound");
  }
  return row;
}

export async function countCandidates(database: Queryable<Tables>, drive: InDrive): Promise<number> {
  const { count } = await database
    .selectFrom("drive_candidates")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", drive.accountId)
    .where("drive_id", "=", drive.driveId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of some addresses are candidates of the drive already, in small letters. */
export async function findKnownEmails(
  database: Queryable<Tables>,
  drive: InDrive,
  emails: string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("drive_candidates")
    .select(sql<string>`lower(email)`.as("email"))
    .where("account_id", "=", drive.accountId)
    .where("drive_id", "=", drive.driveId)
    .where(sql<boolean>`lower(email) = any(array(select lower(unnest(${emails}::text[]))))`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Adds candidates in their order; whoever is in the drive already is left as is. Answers the ids of those added. */
export async function insertCandidates(
  database: Queryable<Tables>,
  drive: InDrive,
  candidates: NewCandidate[],
): Promise<string[]> {
  const values = JSON.stringify(candidates.map((candidate, position) => ({ ...candidate, position })));
  const { rows } = await sql<{ id: string }>`
    insert into drive_candidates (account_id, drive_id, name, email, time_zone, result_id, created_at)
    select ${drive.accountId}, ${drive.driveId}, name, email, "timeZone", "resultId",
           -- One after the other, so that lists keep the order of a file.
           now() + position * interval '1 microsecond'
      from jsonb_to_recordset(${values}::jsonb)
        as row (position integer, name text, email text, "timeZone" text, "resultId" uuid)
     order by position
    on conflict (drive_id, lower(email)) do nothing
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}

export async function updateCandidateRow(
  database: Queryable<Tables>,
  candidate: InDrive & { id: string },
  changes: UpdateObject<Tables, "drive_candidates">,
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    return;
  }
  await database
    .updateTable("drive_candidates")
    .set(changes)
    .where("account_id", "=", candidate.accountId)
    .where("drive_id", "=", candidate.driveId)
    .where("id", "=", candidate.id)
    .execute();
}

export async function deleteCandidateRow(
  database: Queryable<Tables>,
  candidate: InDrive & { id: string },
): Promise<void> {
  await database
    .deleteFrom("drive_candidates")
    .where("account_id", "=", candidate.accountId)
    .where("drive_id", "=", candidate.driveId)
    .where("id", "=", candidate.id)
    .execute();
}

/** Candidates without an interview, with the results they came from. */
export function listUninvited(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
): Promise<{ id: string; result_id: string | null }[]> {
  return database
    .selectFrom("drive_candidates as candidate")
    .leftJoin("interviews as interview", "interview.candidate_id", "candidate.id")
    .select(["candidate.id", "candidate.result_id"])
    .where("candidate.account_id", "=", accountId)
    .where("candidate.drive_id", "=", driveId)
    .where("interview.id", "is", null)
    .execute();
}

export async function setOwnQuestions(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
  questions: { id: string; own_questions: DriveQuestion[] }[],
): Promise<void> {
  await sql`
    update drive_candidates as candidate set own_questions = row.own_questions
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as row (id uuid, own_questions jsonb)
     where candidate.id = row.id and candidate.account_id = ${accountId} and candidate.drive_id = ${driveId}`.execute(
    database,
  );
}
