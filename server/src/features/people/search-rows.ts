import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { isHidden } from "../results/matching-rows.ts";

type Search = { wordQuery: string; max: number };

/** Screened CVs whose name or address has the words, the newest first; hidden candidates are none of them. */
export function searchResultRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  { wordQuery, max }: Search,
) {
  return database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select([
      "result.id",
      "result.name",
      "result.email",
      "result.matching_score",
      "result.screening_id",
      "result.created_at",
      "screening.title",
    ])
    .where("result.account_id", "=", accountId)
    .where(sql<boolean>`words_of_name(result.name, result.email) @@ ${wordQuery}::tsquery`)
    .where((where) => where.not(isHidden))
    .orderBy("result.created_at", "desc")
    .orderBy("result.id")
    .limit(max)
    .execute();
}

/** Candidates of drives whose name or address has the words, the newest first. */
export function searchCandidateRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  { wordQuery, max }: Search,
) {
  return database
    .selectFrom("drive_candidates as candidate")
    .innerJoin("drives as drive", "drive.id", "candidate.drive_id")
    .leftJoin("interviews as interview", "interview.candidate_id", "candidate.id")
    .select([
      "candidate.id",
      "candidate.name",
      "candidate.email",
      "candidate.drive_id",
      "candidate.created_at",
      "drive.title",
      "interview.id as interview_id",
    ])
    .where("candidate.account_id", "=", accountId)
    .where(sql<boolean>`words_of_name(candidate.name, candidate.email) @@ ${wordQuery}::tsquery`)
    .orderBy("candidate.created_at", "desc")
    .orderBy("candidate.id")
    .limit(max)
    .execute();
}
