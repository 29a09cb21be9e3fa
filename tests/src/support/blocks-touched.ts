import {
  type Database,
  openDatabase,
  type Queryable,
} from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import type { TestWinnow } from "./start-winnow.ts";

/** The server that runs beside looks at blocks as well, now and then, which are counted too. */
const timesRun = 3;

/**
 * How many blocks of results and of files, with their indexes and long values, queries look at: what they cost, however
 * busy the machine is. They are run three times, and the least counts.
 */
export async function blocksTouched(
  winnow: Pick<TestWinnow, "databaseUrl">,
  run: (database: Queryable<Tables>) => Promise<unknown>,
): Promise<number> {
  // A connection tells what it has done when it is asked for that, so all has to go over this one.
  const database = openDatabase<Tables>(winnow.databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    let least = Number.POSITIVE_INFINITY;
    for (let count = 0; count < timesRun; count += 1) {
      const before = await countBlocks(database);
      await run(database.kysely);
      least = Math.min(least, (await countBlocks(database)) - before);
    }
    return least;
  } finally {
    await database.close();
  }
}

async function countBlocks({ pool }: Database<Tables>): Promise<number> {
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ blocks: number }>(
    `select sum(heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit
                + toast_blks_read + toast_blks_hit + tidx_blks_read + tidx_blks_hit) as blocks
       from pg_statio_user_tables where relname in ('screening_results', 'cv_files')`,
  );
  return rows[0]?.blocks ?? Number.NaN;
}
