import type pg from "pg";

/** Stands ahead of the error of a job that could neither be done nor given up, for as long as it is tried. */
export const stuckMark = "Neither done nor given up: ";

/** As SQL, in the words of the index that finds them. */
export const isMarkedStuck = `last_error like '${stuckMark}%'`;

/** What the operator is told of: each is tried again until it is done or given up, which may be never. */
export const isStuck = `(${isMarkedStuck} and (locked_at is not null or attempts < max_attempts))`;

export async function areJobsStuck(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from graphile_worker._private_jobs where ${isStuck} limit 1`);
  return rows.length > 0;
}
