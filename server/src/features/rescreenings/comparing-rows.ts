import type { keptReasons } from "@winnow/contract/rescreenings.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { weighedReport } from "../results/weight-rows.ts";
import { columnsOf } from "../screenings/result-rows.ts";
import { readStoredDocument } from "../screenings/stored/read-stored-document.ts";
import { readStoredReport } from "../screenings/stored/read-stored-report.ts";
import type { RescreeningRow } from "./rows.ts";
import { verdictChanges } from "./verdict-changes.ts";

type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];
export type WaitingResult = ReturnType<typeof readWaiting>;
type OneResult = { accountId: AccountId; rescreeningId: string; resultId: string };

/**
 * The next results to be compared, with the text of their CVs, as they are stored; what was erased meanwhile is not among
 * them.
 */
export function listWaiting(
  database: Queryable<Tables>,
  { account_id: accountId, id }: RescreeningRow,
  limit: number,
) {
  return database
    .selectFrom("rescreened_results as rescreened")
    .innerJoin("screening_results as result", "result.id", "rescreened.result_id")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select([
      "result.id",
      "result.cv_file_id",
      "result.matching_score",
      "result.corrections",
      "result.original_report",
      weighedReport.as("report"),
      "file.document",
      "file.is_withdrawn",
    ])
    .where("rescreened.account_id", "=", accountId)
    .where("rescreened.rescreening_id", "=", id)
    .where("rescreened.state", "=", "waiting")
    .orderBy("rescreened.result_id")
    .limit(limit)
    .execute();
}

/** Throws for what neither an engine nor a reader of ours has written. */
export function readWaiting(row: WaitingRow) {
  return {
    id: row.id,
    cvFileId: row.cv_file_id,
    report: readStoredReport(row.report),
    original: row.original_report === null ? null : readStoredReport(row.original_report),
    document: row.document === null ? null : readStoredDocument(row.document),
    isWithdrawn: row.is_withdrawn,
    corrections: row.corrections,
    score: row.matching_score,
  };
}

/** What a result would become. Of one that was compared before, or erased meanwhile, nothing changes. */
export async function storeCompared(
  database: Queryable<Tables>,
  where: OneResult,
  { before, report, original }: { before: WaitingResult; report: MatchReport; original: MatchReport | null },
): Promise<void> {
  const { report: _, facts, ...columns } = columnsOf(report);
  await database
    .updateTable("rescreened_results")
    .set({
      state: "compared",
      corrections: JSON.stringify(before.corrections),
      score_before: before.score,
      score_after: report.score,
      changes: JSON.stringify(verdictChanges(before.report, report)),
      columns: JSON.stringify({ ...columns, facts: JSON.parse(facts) }),
      report: JSON.stringify(report),
      original_report: original && JSON.stringify(original),
    })
    .where("account_id", "=", where.accountId)
    .where("rescreening_id", "=", where.rescreeningId)
    .where("result_id", "=", where.resultId)
    .where("state", "=", "waiting")
    .execute();
}

/** A result that would stay as it is, and why. */
export async function storeKept(
  database: Queryable<Tables>,
  where: OneResult,
  {
    before,
    reason,
  }: { before: Pick<WaitingResult, "score" | "corrections">; reason: (typeof keptReasons)[number] },
): Promise<void> {
  await database
    .updateTable("rescreened_results")
    .set({
      state: "kept",
      kept_reason: reason,
      corrections: JSON.stringify(before.corrections),
      score_before: before.score,
    })
    .where("account_id", "=", where.accountId)
    .where("rescreening_id", "=", where.rescreeningId)
    .where("result_id", "=", where.resultId)
    .where("state", "=", "waiting")
    .execute();
}

export async function isAnyWaiting(
  database: Queryable<Tables>,
  { account_id: accountId, id }: RescreeningRow,
): Promise<boolean> {
  const row = await database
    .selectFrom("rescreened_results")
    .select("result_id")
    .where("account_id", "=", accountId)
    .where("rescreening_id", "=", id)
    .where("state", "=", "waiting")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ranks among all results of the screening, those included that were not compared. */
export async function storeRanks(
  database: Queryable<Tables>,
  { account_id: accountId, id, screening_id: screeningId }: RescreeningRow,
): Promise<void> {
  await sql`
    with ranked as (
      select result.id,
             rank() over (order by result.matching_score desc) as rank_before,
             rank() over (order by coalesce(rescreened.score_after, result.matching_score) desc) as rank_after
        from screening_results as result
        left join rescreened_results as rescreened
          on rescreened.result_id = result.id and rescreened.rescreening_id = ${id}
       where result.account_id = ${accountId} and result.screening_id = ${screeningId}
    )
    update rescreened_results as rescreened
       set rank_before = ranked.rank_before,
           rank_after = case when rescreened.score_after is not null then ranked.rank_after end
      from ranked
     where rescreened.rescreening_id = ${id} and rescreened.result_id = ranked.id`.execute(database);
}

/** Of whoever has withdrawn since they were compared the result stays. The screening is locked by the caller. */
export async function keepWithdrawn(
  database: Queryable<Tables>,
  { account_id: accountId, id }: RescreeningRow,
): Promise<void> {
  await database
    .updateTable("rescreened_results")
    .set({
      state: "kept",
      kept_reason: "withdrawn",
      score_after: null,
      rank_after: null,
      changes: "[]",
      columns: null,
      report: null,
      original_report: null,
    })
    .where("account_id", "=", accountId)
    .where("rescreening_id", "=", id)
    .where("state", "=", "compared")
    .where("result_id", "in", (withdrawn) =>
      withdrawn
        .selectFrom("screening_results as result")
        .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
        .innerJoin("rescreenings", "rescreenings.screening_id", "result.screening_id")
        .select("result.id")
        .where("rescreenings.id", "=", id)
        .where("file.is_withdrawn", "=", true),
    )
    .execute();
}

/**
 * Puts the next results, counted by their candidates' numbers, in the place of those of before, which are kept with what
 * was compared; writes it into their history. Answers the last number; null when none was left. The screening is locked by
 * the caller.
 */
export async function takeOverNext(
  database: Queryable<Tables>,
  { account_id: accountId, id, engine_version: engine }: RescreeningRow,
  page: { after: number; limit: number; by: string | null },
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with chosen as materialized (
      select result.id, result.account_id, result.candidate_number, result.matching_score as score_before,
             rescreened.score_after, rescreened.columns, rescreened.report, rescreened.original_report,
             ${weighedReport} as report_before, result.original_report as original_before
        from rescreened_results as rescreened
        join screening_results as result on result.id = rescreened.result_id
        join screenings as screening on screening.id = result.screening_id
       where rescreened.account_id = ${accountId} and rescreened.rescreening_id = ${id}
         and rescreened.state = 'compared' and result.candidate_number > ${page.after}
       order by result.candidate_number
       limit ${page.limit}
    ), replaced as (
      update screening_results as result
         set (matching_score, must_haves_met, must_haves, flags, name, email, phone, location, latest_job,
              years_of_work, engine_version, facts) =
             (select matching_score, must_haves_met, must_haves, flags, name, email, phone, location, latest_job,
                     years_of_work, engine_version, facts
                from jsonb_populate_record(null::screening_results, chosen.columns)),
             report = chosen.report, weighed = null, original_report = chosen.original_report
        from chosen
       where result.id = chosen.id
      returning result.id
    ), kept as (
      update rescreened_results as rescreened
         set state = 'taken over', report_before = chosen.report_before, original_before = chosen.original_before,
             columns = null, report = null, original_report = null
        from chosen
       where rescreened.rescreening_id = ${id} and rescreened.result_id = chosen.id
      returning rescreened.result_id
    ), told as (
      insert into result_events (account_id, result_id, kind, sentence, caused_by)
      select account_id, id, 'screened',
             'Screened again by engine ' || ${engine}::text || ': score ' ||
               case when score_after = score_before then 'stays ' || trim_scale(score_after)
                    else trim_scale(score_before) || ' → ' || trim_scale(score_after) end,
             ${page.by}
        from chosen order by candidate_number
    )
    select max(candidate_number) as last from chosen`.execute(database);
  return rows[0]?.last ?? null;
}
