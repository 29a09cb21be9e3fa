import { type Kysely, Transaction } from "kysely";

/** What holds the database, whole or in an open transaction. */
type WithDatabase<Tables> = { database: { kysely: Kysely<Tables> } };

/**
 * Does `run` in one transaction: the one that `services` work in already, or else one of its own. A failure undoes all
 * of it, what was done before in a transaction that is joined too, so it has to rise.
 */
export function transact<Tables, T>(
  { database: { kysely } }: WithDatabase<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return kysely instanceof Transaction ? run(kysely) : kysely.transaction().execute(run);
}

/** The same services, to work in an open transaction: what they read and write is part of it. */
export function inTransaction<Tables, Services extends WithDatabase<Tables>>(
  services: Services,
  transaction: Transaction<Tables>,
): Services {
  return { ...services, database: { ...services.database, kysely: transaction } };
}
