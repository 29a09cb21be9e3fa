import type { MatchReport } from "@winnow/contract/match-report.ts";
import { listScreeningResults, type ScreeningResult } from "@winnow/contract/results.ts";
import { type Screening, startScreening } from "@winnow/contract/screenings.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { type GivenScreening, givenScreening } from "./given-screening.ts";
import { untilScreening } from "./uploads.ts";

export type Screened = { id: string; results: ScreeningResult[]; screening: Screening };

/** A completed screening with its results, best first. */
export async function givenScreened(
  winnow: Pick<TestWinnow, "url">,
  recruiter: Recruiter,
  given: GivenScreening,
): Promise<Screened> {
  const { id } = await givenScreening(winnow, recruiter, given);
  await recruiter.call(startScreening, { params: { id } });
  const screening = await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  return { id, screening, results: await resultsOf(recruiter, id) };
}

export async function resultsOf(
  recruiter: Recruiter,
  id: string,
  query: Record<string, string> = {},
): Promise<ScreeningResult[]> {
  const { data } = await recruiter.call(listScreeningResults, {
    params: { id },
    query: { size: 100, ...query },
  });
  return data;
}

/**
 * Fills a screened screening up to `count` results: copies of those that it has, whole reports included, with scores,
 * names and addresses of their own. Their files are only there once `copyFiles` has brought them.
 */
export async function multiplyResults(winnow: TestWinnow, screeningId: string, count: number): Promise<void> {
  await winnow.pool.query(
    `with originals as (
       select *, row_number() over (order by candidate_number) - 1 as place, count(*) over () as amount
         from screening_results where screening_id = $1
     ), copies as (
       select gen_random_uuid() as file_id, number, originals.*
         from generate_series((select max(candidate_number) + 1 from originals), $2::integer) as number
         join originals on originals.place = number % originals.amount
     ), files as (
       insert into cv_files (id, account_id, screening_id, file_name, size_bytes, media_type, object_key, state, is_checked)
       select copies.file_id, copies.account_id, copies.screening_id, 'copy-' || number || '.pdf', size_bytes, media_type,
              object_key || '-' || number, 'screened', true
         from copies join cv_files on cv_files.id = cv_file_id
     )
     insert into screening_results (account_id, screening_id, cv_file_id, matching_score, must_haves_met, must_haves,
       flags, name, email, phone, location, latest_job, years_of_work, engine_version, report, candidate_number, facts)
     select account_id, screening_id, file_id, round((number * 7919 % 10001) / 100.0, 2), must_haves_met, must_haves,
            flags, name || ' ' || number, number || email, lpad((number * 104729 % 999983)::text, 9, '5'), location,
            latest_job, years_of_work, engine_version, report, number, facts
       from copies`,
    [screeningId, count],
  );
  await winnow.pool.query("analyze screening_results, cv_files");
}

/** Brings the files of multiplied results, whose pages can be opened then. */
export async function copyFiles(
  { pool, services: { storage } }: TestWinnow,
  screeningId: string,
): Promise<void> {
  const { rows } = await pool.query<{ original: string; copies: string[] }>(
    `select original.object_key as original, array_agg(copy.object_key) as copies
       from cv_files original join cv_files copy using (screening_id)
      where screening_id = $1 and original.file_name not like 'copy-%'
        and copy.object_key ~ ('^' || original.object_key || '-\\d+$')
      group by 1`,
    [screeningId],
  );
  for (const { original, copies } of rows) {
    const bytes = await storage.read(original);
    if (!bytes) {
      throw new Error(`There is no object ${original} to copy.`);
    }
    await Promise.all(copies.map((copy) => storage.write(copy, bytes)));
  }
}

/** The points and the sum that a report shows. */
export function shownScore(report: MatchReport) {
  return {
    score: report.score,
    mustHavesMet: report.must_haves_met,
    mustHaves: report.must_haves,
    points: report.requirements.map(({ requirement, points, maximum_points, taken_points }) => ({
      requirementId: requirement.id,
      points,
      maximum: maximum_points,
      taken: taken_points,
    })),
    adjustments: report.adjustments,
  };
}
