import type { Correction } from "@winnow/contract/corrections.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readKeys } from "../../platform/database/read-keys.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { columnsOf } from "../screenings/result-rows.ts";
import { readStoredReport, type StoredReport } from "../screenings/stored/read-stored-report.ts";
import { findInKeptTexts } from "./kept-texts.ts";
import {
  type InScreening,
  inOrder,
  isFiltered,
  isHidden,
  matchingResults,
  type ResultsChoice,
} from "./matching-rows.ts";
import { weighedReport } from "./weight-rows.ts";

type Stored = Selectable<Tables["screening_results"]>;
/** A result as lists show it: everything but its report. */
export type ResultRow = Pick<Stored, (typeof columns)[number]> & {
  file_name: string;
  rank: number;
  is_tied: boolean;
  is_hidden: boolean;
  notes_count: number;
  same_person_as: string[];
};

const columns = [
  "id",
  "screening_id",
  "cv_file_id",
  "candidate_number",
  "matching_score",
  "must_haves_met",
  "must_haves",
  "flags",
  "name",
  "email",
  "phone",
  "location",
  "latest_job",
  "years_of_work",
  "decision",
  "decision_reason",
  "decided_by",
  "decided_at",
  "own_score",
  "own_score_reason",
  "own_score_by",
  "own_score_at",
  "corrections",
  "created_at",
] as const;

export async function listResultRows(
  database: Queryable<Tables>,
  where: InScreening,
  query: ResultsChoice & { start: number; size: number },
): Promise<{ rows: ResultRow[]; total: number }> {
  const { keys: ids, total } =
    (await findInKeptTexts(database, where, query)) ?? (await readListedKeys(database, where, query));
  const found = await findResultRows(database, where, ids);
  const rows = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total };
}

function readListedKeys(
  database: Queryable<Tables>,
  where: InScreening,
  query: ResultsChoice & { start: number; size: number },
) {
  return readKeys(database, {
    total: sql`(select coalesce(sum(results), 0) from score_counts
                 where account_id = ${where.accountId} and screening_id = ${where.screeningId})`,
    sorted: inOrder(matchingResults(database, where, query), query).select("result.id as key"),
    isFiltered: isFiltered(query),
    start: query.start,
    size: query.size,
  });
}

/** Some results of a screening, in no order, with what only shows beside the others: rank, ties, the same person. */
export async function findResultRows(
  database: Queryable<Tables>,
  where: InScreening,
  ids: string[],
): Promise<ResultRow[]> {
  if (ids.length === 0) {
    return [];
  }
  return database
    .with(
      // Found by their ids and nothing else: with the rest of the query in view, the planner may go through all.
      (common) => common("result").materialized(),
      (query) =>
        query
          .selectFrom("screening_results")
          .select([...columns, "account_id", "revealed_at"])
          .where(sql<boolean>`id = any(${ids}::uuid[])`),
    )
    .with(
      (common) => common("ranks").materialized(),
      () => ranks,
    )
    .selectFrom("result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .innerJoin("ranks", (join) =>
      join
        .onRef("ranks.screening_id", "=", "result.screening_id")
        .onRef("ranks.matching_score", "=", "result.matching_score"),
    )
    .select(columns.map((column) => `result.${column}` as const))
    .select([
      "file.file_name",
      "ranks.rank",
      sql<boolean>`ranks.sharing > 1`.as("is_tied"),
      isHidden.as("is_hidden"),
      sql<number>`(select count(*) from result_notes where result_id = result.id)`.as("notes_count"),
      sameAs.as("same_person_as"),
    ])
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId)
    .execute();
}

/** Looked for only where there are any, as few have. */
const sameAs = sql<string[]>`case when exists (
  select from result_namesakes as namesake
   where namesake.screening_id = result.screening_id and namesake.result_id = result.id)
  then array(
    select other.id from screening_results as other
     where other.screening_id = result.screening_id and lower(other.email) = lower(result.email)
       and other.email is not null and other.id <> result.id
    union
    select other.id from screening_results as other
     where other.screening_id = result.screening_id and phone_digits(other.phone) = phone_digits(result.phone)
       and other.phone is not null and other.id <> result.id)::text[]
  else '{}' end`;

const othersOfScore = sql`select count(*) from screening_results as other where other.screening_id = score.screening_id`;
/**
 * Of the scores in `result`. Those above are counted already by whole points; within these, an index counts them. Which
 * screening it is stands in the rows and in no parameter: else the planner takes a plan for this one for cheaper than one
 * for all, and plans each time, which takes as long as the query.
 */
const ranks = sql<{ screening_id: string; matching_score: number; rank: number; sharing: number }>`(
  select screening_id, matching_score,
         (${othersOfScore} and other.matching_score = score.matching_score) as sharing,
         1 + (select coalesce(sum(results), 0) from score_counts
               where score_counts.screening_id = score.screening_id and points > trunc(score.matching_score))
           + (${othersOfScore} and other.matching_score > score.matching_score
                and other.matching_score < trunc(score.matching_score) + 1) as rank
    from (select distinct screening_id, matching_score from result) as score)`;

export type FoundResult = Awaited<ReturnType<typeof findResult>>;

/** One result with its report. Throws `resultNotFound`, for a foreign id as for one that does not exist. */
export async function findResult(database: Queryable<Tables>, accountId: AccountId, id: string) {
  const owned = await database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select([
      weighedReport.as("report"),
      "result.original_report",
      "result.screening_id",
      "screening.title",
      "screening.requirements",
      "screening.jd_reading",
      "screening.jd_to_check",
      "file.media_type",
      sql<number>`(select sum(results) from score_counts where screening_id = screening.id)`.as(
        "results_count",
      ),
    ])
    .where("result.account_id", "=", accountId)
    .where("result.id", "=", id)
    .executeTakeFirst();
  const [row] = owned
    ? await findResultRows(database, { accountId, screeningId: owned.screening_id }, [id])
    : [];
  if (!owned || !row) {
    throw new Failure("resultNotFound");
  }
  return { ...owned, ...reportsOf(owned), row };
}

/** Locks one result. Throws `resultNotFound`. */
export async function lockResult(database: Queryable<Tables>, accountId: AccountId, id: string) {
  const row = await database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select([
      "result.id",
      "result.screening_id",
      "result.own_score",
      "result.own_score_reason",
      "screening.is_blind",
    ])
    .select(isHidden.as("is_hidden"))
    .where("result.account_id", "=", accountId)
    .where("result.id", "=", id)
    .forUpdate("result")
    .executeTakeFirst();
  if (!row) {
    throw new Failure("resultNotFound");
  }
  return row;
}

/** The name that acts are signed with. */
export async function nameOfAccount(database: Queryable<Tables>, accountId: AccountId): Promise<string> {
  const { username } = await database
    .selectFrom("accounts")
    .select("username")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return username;
}

export function listNotes(database: Queryable<Tables>, accountId: AccountId, resultId: string) {
  return database
    .selectFrom("result_notes")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("result_id", "=", resultId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The notes on some results, oldest first. */
export function listNotesOf(database: Queryable<Tables>, where: InScreening, resultIds: string[]) {
  return database
    .selectFrom("result_notes")
    .select(["result_id", "text"])
    .where("account_id", "=", where.accountId)
    .where("result_id", "in", resultIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The reports of some results, in no order. */
export async function findReports(database: Queryable<Tables>, where: InScreening, ids: string[]) {
  const stored = await database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select(["result.id", "result.original_report", weighedReport.as("report")])
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId)
    .where("result.id", "in", ids)
    .execute();
  return stored.map((row) => ({ id: row.id, ...reportsOf(row) }));
}

function reportsOf(row: { report: unknown; original_report: unknown }): {
  report: StoredReport;
  original_report: StoredReport | null;
} {
  return {
    report: readStoredReport(row.report),
    original_report: row.original_report === null ? null : readStoredReport(row.original_report),
  };
}

/** Which of some results may not show who they are about. */
export async function findHiddenIds(
  database: Queryable<Tables>,
  where: InScreening,
  ids: string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select("result.id")
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId)
    .where(sql<boolean>`result.id = any(${ids}::uuid[])`)
    .where(isHidden)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Newest first. */
export function listEvents(database: Queryable<Tables>, accountId: AccountId, resultId: string) {
  return database
    .selectFrom("result_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("result_id", "=", resultId)
    .orderBy("sequence", "desc")
    .execute();
}

/** Writes one line of a result's history. */
export async function insertEvent(
  database: Queryable<Tables>,
  event: {
    accountId: AccountId;
    resultId: string;
    kind: Tables["result_events"]["kind"];
    sentence: string;
    by: string | null;
    /** What stands in their place while names are hidden, where that is something else. */
    blind?: { sentence: string | null; by: string | null };
  },
): Promise<void> {
  await database
    .insertInto("result_events")
    .values({
      account_id: event.accountId,
      result_id: event.resultId,
      kind: event.kind,
      sentence: event.sentence,
      caused_by: event.by,
      blind_sentence: event.blind?.sentence ?? null,
      blind_by: event.blind?.by ?? null,
    })
    .execute();
}

export function insertNote(
  database: Queryable<Tables>,
  note: { accountId: AccountId; resultId: string; text: string; by: string },
) {
  return database
    .insertInto("result_notes")
    .values({ account_id: note.accountId, result_id: note.resultId, text: note.text, written_by: note.by })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteNoteRow(
  database: Queryable<Tables>,
  note: { accountId: AccountId; resultId: string; id: string },
): Promise<boolean> {
  const removed = await database
    .deleteFrom("result_notes")
    .where("account_id", "=", note.accountId)
    .where("result_id", "=", note.resultId)
    .where("id", "=", note.id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

export async function storeOwnScore(
  database: Queryable<Tables>,
  result: { accountId: AccountId; id: string; score: number | null; reason: string | null; by: string },
): Promise<void> {
  const { score } = result;
  await updateResult(database, result, {
    own_score: score,
    own_score_reason: result.reason,
    own_score_by: score === null ? null : result.by,
    own_score_at: score === null ? null : sql<Date>`now()`,
  });
}

export async function markRevealed(
  database: Queryable<Tables>,
  result: { accountId: AccountId; id: string },
): Promise<void> {
  await updateResult(database, result, { revealed_at: sql<Date>`now()` });
}

export async function storeCorrected(
  database: Queryable<Tables>,
  result: {
    accountId: AccountId;
    id: string;
    report: MatchReport;
    corrections: Correction[];
    /** Null without corrections: then the report is the original. */
    original: MatchReport | null;
  },
): Promise<void> {
  await updateResult(database, result, {
    ...columnsOf(result.report),
    // The new report has the weights in force.
    weighed: null,
    corrections: JSON.stringify(result.corrections),
    original_report: result.original && JSON.stringify(result.original),
  });
}

async function updateResult(
  database: Queryable<Tables>,
  result: { accountId: AccountId; id: string },
  values: UpdateObject<Tables, "screening_results">,
): Promise<void> {
  await database
    .updateTable("screening_results")
    .set(values)
    .where("account_id", "=", result.accountId)
    .where("id", "=", result.id)
    .execute();
}

/** What each result of a screening shows for each requirement, best first. */
export function listFacts(database: Queryable<Tables>, where: { accountId: AccountId; screeningId: string }) {
  return database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select(["result.id", "result.candidate_number", "result.matching_score", "result.facts"])
    .select(sql<string>`coalesce(result.name, file.file_name)`.as("label"))
    .select(isHidden.as("is_hidden"))
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId)
    .orderBy("result.matching_score", "desc")
    .orderBy("result.candidate_number")
    .execute();
}
