import type { Requirement } from "@winnow/matching/requirement.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { type InScreening, isHidden } from "./matching-rows.ts";

/** Who some results of a screening are, best first. */
export function findCandidatesOfResults(
  database: Queryable<Tables>,
  { accountId, screeningId }: InScreening,
  ids: string[],
): Promise<
  { id: string; name: string | null; email: string | null; candidate_number: number; is_hidden: boolean }[]
> {
  return database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select(["result.id", "result.name", "result.email", "result.candidate_number"])
    .select(isHidden.as("is_hidden"))
    .where("result.account_id", "=", accountId)
    .where("result.screening_id", "=", screeningId)
    .where(sql<boolean>`result.id = any(${ids}::uuid[])`)
    .orderBy("result.matching_score", "desc")
    .orderBy("result.candidate_number")
    .execute();
}

/**
 * The must-haves that the CVs of some results do not state, as the screening asks for them now. Where a part of a CV
 * could not be read, nothing is known not to be stated.
 */
export async function findUnstatedMusts(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<{ id: string; screening_id: string; unstated: Requirement[] }[]> {
  const rows = await database
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .select(["result.id", "result.screening_id", "result.facts", "result.flags", "screening.requirements"])
    .where("result.account_id", "=", accountId)
    .where(sql<boolean>`result.id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id, screening_id, facts, flags, requirements }) => ({
    id,
    screening_id,
    unstated: flags.includes("unreadable parts")
      ? []
      : requirements.filter((one) => one.kind === "must" && facts[one.id]?.verdict === "not stated"),
  }));
}
