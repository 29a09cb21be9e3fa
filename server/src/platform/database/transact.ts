import { type Kysely, Transaction } from "kysely";

/** What holds the database, whole or in an open transaction. */
type WithDatabase<Tables> = { database: { kysely: Kysely<Tables> } };

/** How PostgreSQL names a transaction that it has undone for the sake of another one (manual, appendix A, class 40). */
const undoneForAnother: readonly unknown[] = ["40P01", "40001"];
const maxTries = 4;

/**
 * Does `run` in one transaction: the one that `services` work in already, or else one of its own. A failure undoes all
 * of it, what was done before in a transaction that is joined too, so it has to rise. Where two wait for one another,
 * PostgreSQL undoes one, which is done again from its beginning: what `run` does outside of the database has to bear that.
 */
export async function transact<Tables, T>(
  { database: { kysely } }: WithDatabase<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (kysely instanceof Transaction) {
    return run(kysely);
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await kysely.transaction().execute(run);
    } catch (error) {
      if (tries === maxTries || !isUndoneForAnother(error)) {
        throw error;
      }
    }
  }
}

function isUndoneForAnother(error: unknown): boolean {
  return error instanceof Error && "code" in error && undoneForAnother.includes(error.code);
}

/** The same services, to work in an open transaction: what they read and write is part of it. */
export function inTransaction<Tables, Services extends WithDatabase<Tables>>(
  services: Services,
  transaction: Transaction<Tables>,
): Services {
  return { ...services, database: { ...services.database, kysely: transaction } };
}
