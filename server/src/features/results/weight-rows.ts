import type { Requirement } from "@winnow/matching/requirement.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { readStoredFacts } from "../screenings/stored/read-stored-report.ts";
import type { FactsOfResult, Weighed } from "./rescore.ts";

/** The facts of the next results of a locked screening in the order of their numbers. */
export async function listFactsAfter(
  database: Queryable<Tables>,
  page: { accountId: AccountId; screeningId: string; after: number; limit: number },
): Promise<(FactsOfResult & { candidate_number: number })[]> {
  const rows = await database
    .selectFrom("screening_results")
    .select(["id", "candidate_number", "matching_score", "facts"])
    .select(sql<unknown>`original_report -> 'facts'`.as("original_facts"))
    .where("account_id", "=", page.accountId)
    .where("screening_id", "=", page.screeningId)
    .where("candidate_number", ">", page.after)
    .orderBy("candidate_number")
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    original_facts: row.original_facts === null ? null : readStoredFacts(row.original_facts),
  }));
}

/**
 * Writes new scores beside the reports, and into the history of those whose score changed. The reports themselves, some
 * ten kilobytes each, stay as they are, but for the few originals of corrected ones.
 */
export async function storeWeighed(
  database: Queryable<Tables>,
  batch: { accountId: AccountId; weighed: Weighed[]; requirements: Requirement[]; by: string },
): Promise<void> {
  const requirements = JSON.stringify({ requirements: batch.requirements });
  await sql`
    with weighed as (
      select (entry ->> 'id')::uuid as id, (entry ->> 'scoreBefore')::numeric as score_before,
             entry -> 'report' as report, nullif(entry -> 'original', 'null'::jsonb) as original
        from jsonb_array_elements(${JSON.stringify(batch.weighed)}::jsonb) as entry
    ), changed as (
      update screening_results as result
         set matching_score = (weighed.report ->> 'score')::numeric,
             must_haves = (weighed.report ->> 'mustHaves')::integer,
             must_haves_met = (weighed.report ->> 'mustHavesMet')::integer,
             weighed = weighed.report,
             original_report = result.original_report || (weighed.original || ${requirements}::jsonb)
        from weighed
       where weighed.id = result.id and result.account_id = ${batch.accountId}
      returning result.id, result.account_id, weighed.score_before, result.matching_score
    )
    insert into result_events (account_id, result_id, kind, sentence, caused_by)
    select account_id, id, 'weighed anew',
           'Weights changed: score ' || trim_scale(score_before) || ' → ' || trim_scale(matching_score), ${batch.by}
      from changed where matching_score <> score_before`.execute(database);
}

/**
 * The report of a result with the weights in force: `result` and `screening` are of the query that it stands in. Every
 * result of a screening rests on the screening's requirements. Its engine is the one that found the facts; releases before
 * migration 0086 wrote the one that weighed in its place.
 */
export const weighedReport = sql<unknown>`case when result.weighed is null then result.report
  else result.report || (result.weighed - 'engineVersion') || jsonb_build_object('requirements', screening.requirements) end`;
