import type pg from "pg";

/** What several processes have to agree on is told by the database's time, not by that of their machines. */
export type Clock = { now: () => Promise<Date> };

const remeasureAfterMs = 30_000;

/** Asks now and then, and counts on in between by a clock that nobody can set. */
export function createDatabaseClock(pool: pg.Pool): Clock {
  let measured: Promise<{ atMs: number; offsetMs: number }> | null = null;
  const measure = async () => {
    const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
    const atMs = performance.now();
    return { atMs, offsetMs: Number(rows[0]?.now) - atMs };
  };
  const forget = () => {
    measured = null;
  };
  return {
    now: async () => {
      measured ??= measure();
      measured.catch(forget);
      const { atMs, offsetMs } = await measured;
      if (performance.now() - atMs > remeasureAfterMs) forget();
      return new Date(performance.now() + offsetMs);
    },
  };
}
