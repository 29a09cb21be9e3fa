import { join } from "node:path";
import type { Config } from "../config/config.ts";
import {
  type EmbeddedDatabase,
  hasEmbeddedDatabase,
  startEmbeddedDatabase,
} from "../platform/database/embedded-database.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import type { Tables } from "../tables.ts";
import { CommandRefusal } from "./command-refusal.ts";
import { reasonOf } from "./places.ts";

/**
 * The database that the server uses, while the server runs or not. A query without an answer fails, unless `isPatient`.
 * Throws a `CommandRefusal` where it does not answer, and where nothing is there that the command could be about: a
 * wrong `DATA_DIR` makes no new database, unless `mayBeNew`, and one without tables is refused, unless `mayLackTables`.
 */
export async function openCommandDatabase(
  config: Config,
  options: { isPatient?: boolean; mayBeNew?: boolean; mayLackTables?: boolean } = {},
): Promise<Database<Tables> & { url: string }> {
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDirectory, options);
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const database = openDatabase<Tables>(url, {
    connections: 1,
    onIdleError: () => undefined,
    ...(options.isPatient ? { answerTimeoutMs: null } : {}),
  });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await requireAnswer(database, options);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, url, close };
}

async function openEmbedded(
  dataDirectory: string,
  { mayBeNew = false }: { mayBeNew?: boolean },
): Promise<EmbeddedDatabase> {
  const directory = join(dataDirectory, "postgres");
  const isThere = await hasEmbeddedDatabase(directory).catch((error) => {
    throw new CommandRefusal(
      `The database in ${dataDirectory} cannot be reached: ${reasonOf(error)}. Commands run as the user that Winnow runs as.`,
      { cause: error },
    );
  });
  if (!isThere && !mayBeNew) {
    throw new CommandRefusal(
      `There is no database in ${dataDirectory}. Name the DATA_DIR or DATABASE_URL that Winnow is started with; npm start makes a new one.`,
    );
  }
  return startEmbeddedDatabase({ directory });
}

async function requireAnswer(
  { pool }: Database<Tables>,
  { mayLackTables = false }: { mayLackTables?: boolean },
): Promise<void> {
  const { rows } = await pool
    .query<{ found: string | null }>("select to_regclass('migrations') as found")
    .catch((error) => {
      throw new CommandRefusal(`The database does not answer: ${reasonOf(error)}`, { cause: error });
    });
  if (!mayLackTables && !rows[0]?.found) {
    throw new CommandRefusal(
      "Winnow has no tables in this database. Name the DATA_DIR or DATABASE_URL that it is started with; npm start and npm run migrate make them.",
    );
  }
}
