import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";

/** Asks by a connection that somebody else opens and closes, in the transaction that it is in. */
export function useClient<Tables>(client: pg.ClientBase): Kysely<Tables> {
  // All calls have to reach the client itself, which keeps in its own fields what is being asked.
  const lent = { query: client.query.bind(client), release: () => undefined };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => lent, end: async () => undefined, options: {} },
    }),
  });
}
