import { sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type InstallationRow = {
  /** The newest migration that was applied. */
  schema: string;
  postgresql: string;
  accounts: number;
  /** In storage, over all accounts. */
  bytes: number;
};

export async function findInstallation(database: Queryable<Tables>): Promise<InstallationRow> {
  const { rows } = await sql<InstallationRow>`
    select (select max(name) from migrations) as schema, current_setting('server_version') as postgresql,
           count(*) as accounts, coalesce(sum(bytes), 0)::float8 as bytes
      from account_usage`.execute(database);
  const [row] = rows;
  if (!row) {
    throw new Error("A query answered no row.");
  }
  return row;
}
