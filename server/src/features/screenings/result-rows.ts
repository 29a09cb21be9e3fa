import type { listScreeningResults as endpoint } from "@winnow/contract/results.ts";
import { scoreBands } from "@winnow/contract/results.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { type Selectable, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type ResultRow = Omit<Selectable<Tables["screening_results"]>, "report"> & {
  file_name: string;
  rank: number;
  is_tied: boolean;
};

const columns = [
  "result.id",
  "result.account_id",
  "result.screening_id",
  "result.cv_file_id",
  "result.matching_score",
  "result.must_haves_met",
  "result.must_haves",
  "result.flags",
  "result.name",
  "result.email",
  "result.phone",
  "result.location",
  "result.latest_job",
  "result.years_of_work",
  "result.engine_version",
  "result.created_at",
  "file.file_name",
] as const;

/** False when the CV has a result already: then nothing changed. */
export async function insertResult(
  database: Queryable<Tables>,
  result: { accountId: AccountId; screeningId: string; cvFileId: string; report: MatchReport },
): Promise<boolean> {
  const { report } = result;
  const latestJob = report.profile.jobs.find((job) => job.isCurrent) ?? report.profile.jobs[0];
  const inserted = await database
    .insertInto("screening_results")
    .values({
      account_id: result.accountId,
      screening_id: result.screeningId,
      cv_file_id: result.cvFileId,
      matching_score: report.score,
      must_haves_met: report.mustHavesMet,
      must_haves: report.mustHaves,
      flags: [...new Set(report.flags.map((flag) => flag.kind))],
      name: report.profile.name?.value ?? null,
      email: report.profile.email?.value ?? null,
      phone: report.profile.phone?.value ?? null,
      location: report.profile.location?.value ?? null,
      latest_job: latestJob ? [latestJob.title, latestJob.employer].filter(Boolean).join(", ") || null : null,
      years_of_work: report.profile.yearsOfWork,
      engine_version: report.engineVersion,
      report: JSON.stringify(report),
    })
    .onConflict((conflict) => conflict.column("cv_file_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Every result of the screening with its rank; equal scores share a rank. */
const ranked = (database: Queryable<Tables>, options: { accountId: AccountId; screeningId: string }) =>
  database
    .selectFrom("screening_results as result")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select(columns)
    .select([
      sql<number>`rank() over (order by result.matching_score desc)`.as("rank"),
      sql<boolean>`count(*) over (partition by result.matching_score) > 1`.as("is_tied"),
    ])
    .where("result.account_id", "=", options.accountId)
    .where("result.screening_id", "=", options.screeningId);

export async function listResultRows(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: ResultRow[]; total: number }> {
  let matching = database.selectFrom(ranked(database, options).as("ranked"));
  if (query.search !== "") {
    matching = matching.where(
      sql<SqlBool>`strpos(lower(concat_ws(' ', name, email, file_name, location, latest_job)), lower(${query.search})) > 0`,
    );
  }
  const bands = query.band;
  if (bands?.length) {
    matching = matching.where((where) => where.or(bands.map(inBand)));
  }
  if (query.must_haves?.length === 1) {
    matching = matching.where(
      query.must_haves[0] === "all met"
        ? sql<SqlBool>`must_haves_met = must_haves`
        : sql<SqlBool>`must_haves_met < must_haves`,
    );
  }
  if (query.flag?.length) {
    matching = matching.where(sql<SqlBool>`flags && ${query.flag}::text[]`);
  }
  const { total } = await matching.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy(query.sort_by, (order) => (query.order_by === "asc" ? order.asc() : order.desc()).nullsLast())
    .orderBy("file_name")
    .orderBy("id")
    .limit(query.size)
    .offset(query.start * query.size)
    .execute();
  return { rows, total };
}

export async function findResult(database: Queryable<Tables>, options: { accountId: AccountId; id: string }) {
  const owned = await database
    .selectFrom("screening_results")
    .innerJoin("screenings", "screenings.id", "screening_results.screening_id")
    .innerJoin("cv_files", "cv_files.id", "screening_results.cv_file_id")
    .select([
      "screening_results.report",
      "screening_results.screening_id",
      "screenings.title",
      "cv_files.media_type",
    ])
    .select((select) =>
      select
        .selectFrom("screening_results as others")
        .whereRef("others.screening_id", "=", "screening_results.screening_id")
        .select(sql<number>`count(*)`.as("count"))
        .as("results_count"),
    )
    .where("screening_results.account_id", "=", options.accountId)
    .where("screening_results.id", "=", options.id)
    .executeTakeFirst();
  if (!owned) {
    return undefined;
  }
  const row = await database
    .selectFrom(
      ranked(database, { accountId: options.accountId, screeningId: owned.screening_id }).as("ranked"),
    )
    .selectAll()
    .where("id", "=", options.id)
    .executeTakeFirstOrThrow();
  return {
    row,
    report: owned.report,
    mediaType: owned.media_type,
    screening: { id: owned.screening_id, title: owned.title, results_count: owned.results_count ?? 0 },
  };
}

function inBand(name: (typeof scoreBands)[number]["name"]) {
  const index = scoreBands.findIndex((band) => band.name === name);
  const from = scoreBands[index]?.from ?? 0;
  const below = scoreBands[index - 1]?.from ?? 101;
  return sql<SqlBool>`matching_score >= ${from} and matching_score < ${below}`;
}
