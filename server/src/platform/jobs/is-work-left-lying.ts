import type pg from "pg";

/** A worker that is free takes a job within a second. */
const overdueSeconds = 60;
/** No job runs longer: whoever holds one for so long does not work on it. */
const runsAtMostSeconds = 30 * 60;

/** Jobs wait that should have begun, and no worker works on any. Both are found by an index, however many wait. */
export async function isWorkLeftLying(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_left: boolean }>(
    `select case
       when exists (
         select from graphile_worker._private_jobs
          where not is_available and locked_at > now() - $1 * interval '1 second'
       ) then false
       else exists (
         select from graphile_worker._private_jobs
          where is_available and run_at < now() - $2 * interval '1 second'
       )
     end as is_left`,
    [runsAtMostSeconds, overdueSeconds],
  );
  return rows[0]?.is_left === true;
}
