import { Socket } from "node:net";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { traceQueries } from "../traces/trace-queries.ts";
import { createPlanOnce } from "./plan-once.ts";

export type Database<Tables> = {
  kysely: Kysely<Tables>;
  pool: pg.Pool;
  /** Waits for what is being asked, but not for ever. */
  close: () => Promise<void>;
  /** Closes at once: whatever waits for an answer fails, and nothing can be asked any more. */
  abandon: () => void;
};

/** What a query can run on: the database itself or an open transaction. */
export type Queryable<Tables> = Kysely<Tables> | Transaction<Tables>;

/** Longer than any query of ours takes, shorter than a person or a proxy waits. */
const defaultAnswerTimeoutMs = 10_000;
/** How long closing waits for answers; whoever could wait for them has ended by then. */
const closeTimeoutMs = 5_000;

/**
 * Opens a pool of connections. bigint and numeric columns come as numbers: all of ours stay below 2^53.
 * A query without an answer after `answerTimeoutMs` fails and takes its connection with it; null waits for ever,
 * for work that may take long (migrations) or must not be left half done (fetching jobs).
 */
export function openDatabase<Tables>(
  url: string,
  options: {
    connections: number;
    onIdleError: (error: Error) => void;
    answerTimeoutMs?: number | null;
  },
): Database<Tables> {
  const { answerTimeoutMs = defaultAnswerTimeoutMs } = options;
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // PostgreSQL is the first to give up, if it still can: then the connection stays good.
    ...(answerTimeoutMs === null
      ? {}
      : { statement_timeout: answerTimeoutMs, query_timeout: answerTimeoutMs + 1_000 }),
  });
  pool.on("error", options.onIdleError);
  const planOnce = createPlanOnce();
  // A connection that breaks while it is lent out fails its query; the event alone must not end the process.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    closeWhenUnanswered(client);
    planOnce(client);
    traceQueries(client);
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const end = async () => {
    await kysely.destroy();
    // Kysely ends the pool only if it has ever used it.
    if (!pool.ending) {
      await pool.end();
    }
  };
  const abandon = () => {
    end().catch(() => undefined);
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    kysely,
    pool,
    close: async () => {
      const abandoned = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        abandon();
        abandoned.resolve();
      }, closeTimeoutMs);
      await Promise.race([end(), abandoned.promise]).finally(() => clearTimeout(timer));
    },
    abandon,
  };
}

/**
 * pg fails a query that has timed out but keeps the connection, where every later query, a rollback first of all,
 * waits behind the unanswered one.
 */
function closeWhenUnanswered(client: pg.PoolClient & { end?: () => Promise<void> }): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, parameters) => {
      const answer: unknown = Reflect.apply(query, self, parameters);
      if (answer instanceof Promise) {
        answer.catch((error) => {
          if (error instanceof Error && error.message === "Query read timeout") {
            client.end?.().catch(() => undefined);
          }
        });
      }
      return answer;
    },
  });
}
