import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";

export type Database<Tables> = { kysely: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> };

/** What a query can run on: the database itself or an open transaction. */
export type Queryable<Tables> = Kysely<Tables> | Transaction<Tables>;

/** Opens a pool of connections. bigint and numeric columns come as numbers: all of ours stay below 2^53. */
export function openDatabase<Tables>(
  url: string,
  options: { connections: number; onIdleError: (error: Error) => void },
): Database<Tables> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on("error", options.onIdleError);
  // A connection that breaks while it is lent out fails its query; the event alone must not end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    close: async () => {
      await kysely.destroy();
      // Kysely ends the pool only if it has ever used it.
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}
