import type { outdatedReasons } from "@winnow/contract/rescreenings.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { InScreening } from "../results/matching-rows.ts";

export type RescreeningRow = Selectable<Tables["rescreenings"]>;
export type RescreeningCounts = {
  results: number;
  done: number;
  changed: number;
  raised: number;
  lowered: number;
  largest_change: number;
  with_other_verdicts: number;
  kept: number;
};
type Owned = { accountId: AccountId; id: string };

/** Which engines have found the results of a screening, and how many each. */
export function listEngines(
  database: Queryable<Tables>,
  where: InScreening,
): Promise<{ engine_version: string; results: number }[]> {
  return database
    .selectFrom("screening_results")
    .select(["engine_version", sql<number>`count(*)`.as("results")])
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .groupBy("engine_version")
    .execute();
}

export function findNewestRescreening(
  database: Queryable<Tables>,
  where: InScreening,
): Promise<RescreeningRow | undefined> {
  return database
    .selectFrom("rescreenings")
    .selectAll()
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Throws `rescreeningNotFound`, for a foreign id as for one that does not exist. */
export async function getRescreeningRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<RescreeningRow> {
  const row = await database
    .selectFrom("rescreenings")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("rescreeningNotFound");
  }
  return row;
}

/** For jobs: the row says whose it is. */
export function findRescreeningForJob(
  database: Queryable<Tables>,
  id: string,
): Promise<RescreeningRow | undefined> {
  return database.selectFrom("rescreenings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Begins a re-screening of those results of a locked screening that some engines have found. Answers its id. */
export async function insertRescreening(
  database: Queryable<Tables>,
  wish: InScreening & { engines: string[]; engineVersion: string; requirements: Requirement[]; by: string },
): Promise<string> {
  const { id } = await database
    .insertInto("rescreenings")
    .values({
      account_id: wish.accountId,
      screening_id: wish.screeningId,
      engine_version: wish.engineVersion,
      requirements: JSON.stringify(wish.requirements),
      requested_by: wish.by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("rescreened_results")
    .columns(["rescreening_id", "result_id", "account_id"])
    .expression((query) =>
      query
        .selectFrom("screening_results")
        .select([sql<string>`${id}::uuid`.as("rescreening_id"), "id", "account_id"])
        .where("account_id", "=", wish.accountId)
        .where("screening_id", "=", wish.screeningId)
        .where(sql<boolean>`engine_version = any(${wish.engines}::text[])`),
    )
    .execute();
  return id;
}

/** What is said of a re-screening as a whole. */
export async function countRescreened(
  database: Queryable<Tables>,
  { accountId, id }: Owned,
): Promise<RescreeningCounts> {
  return database
    .selectFrom("rescreened_results")
    .select([
      sql<number>`count(*)`.as("results"),
      sql<number>`count(*) filter (where state <> 'waiting')`.as("done"),
      sql<number>`count(*) filter (where score_after <> score_before)`.as("changed"),
      sql<number>`count(*) filter (where score_after > score_before)`.as("raised"),
      sql<number>`count(*) filter (where score_after < score_before)`.as("lowered"),
      sql<number>`coalesce(max(score_change), 0)`.as("largest_change"),
      sql<number>`count(*) filter (where changes <> '[]')`.as("with_other_verdicts"),
      sql<number>`count(*) filter (where state = 'kept')`.as("kept"),
    ])
    .where("account_id", "=", accountId)
    .where("rescreening_id", "=", id)
    .executeTakeFirstOrThrow();
}

/** What has changed in a screening since its results were compared; null where that is nothing. */
export async function findOutdatedReason(
  database: Queryable<Tables>,
  { account_id: accountId, id }: Pick<RescreeningRow, "account_id" | "id">,
): Promise<Exclude<(typeof outdatedReasons)[number], "engine"> | null> {
  const row = await database
    .selectFrom("rescreenings")
    .innerJoin("screenings as screening", "screening.id", "rescreenings.screening_id")
    .select([
      sql<boolean>`screening.requirements <> rescreenings.requirements`.as("weights"),
      sql<boolean>`exists (
        select from rescreened_results as rescreened
          join screening_results as result on result.id = rescreened.result_id
         where rescreened.rescreening_id = rescreenings.id and result.corrections <> rescreened.corrections)`.as(
        "corrections",
      ),
      sql<boolean>`exists (
        select from screening_results as result
         where result.screening_id = screening.id and result.created_at > rescreenings.created_at)`.as(
        "results",
      ),
    ])
    .where("rescreenings.account_id", "=", accountId)
    .where("rescreenings.id", "=", id)
    .executeTakeFirst();
  const reasons = ["weights", "corrections", "results"] as const;
  return reasons.find((reason) => row?.[reason]) ?? null;
}

/** Goes from one state to another; false where it was in none of them any more. */
export async function moveRescreening(
  database: Queryable<Tables>,
  { accountId, id }: Owned,
  move: {
    from: RescreeningRow["state"][];
    to: RescreeningRow["state"];
    settledBy?: string | null;
  },
): Promise<boolean> {
  const { from, to, settledBy } = move;
  const isSettled = to === "taken over" || to === "dismissed";
  const moved = await database
    .updateTable("rescreenings")
    .set({
      state: to,
      ...(to === "ready" ? { compared_at: sql<Date>`coalesce(compared_at, now())` } : {}),
      ...(isSettled ? { settled_at: sql<Date>`now()` } : {}),
      ...(settledBy === undefined ? {} : { settled_by: settledBy }),
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** What a re-screening has found, which nobody took over, is kept no longer. */
export async function deleteRescreened(database: Queryable<Tables>, { accountId, id }: Owned): Promise<void> {
  await database
    .deleteFrom("rescreened_results")
    .where("account_id", "=", accountId)
    .where("rescreening_id", "=", id)
    .execute();
}
