import type { Readable } from "node:stream";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Migration } from "../database/migrate.ts";
import { withConnection } from "../database/with-connection.ts";
import type { KeptTable, Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { requireNoUnfinishedRestore } from "./unfinished-restore.ts";

export type Snapshot = {
  madeAt: Date;
  migrations: Migration[];
  tables: Pick<KeptTable, "name" | "columns">[];
  /** What a COPY answers, and how many rows that were once it has ended. */
  copy: (sql: string) => { body: Readable; rows: () => Promise<number> };
  /** One value. */
  ask: (sql: string) => Promise<string>;
  sequences: () => Promise<Manifest["sequences"]>;
};

/** As the text of rows is written and read, whatever the server's settings are. */
export const textSettings = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;`;

/**
 * Does `work` with all rows as they are at one moment, whatever is written meanwhile: nobody waits for it. The tables
 * `except` are left out. Throws a `BackupRefusal` where there is nothing, or half of something.
 */
export function withSnapshot<T>(
  url: string,
  { except }: { except: string[] },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return withConnection(url, async (client) => {
    await client.query(textSettings);
    await requireNoUnfinishedRestore(client);
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ madeAt: Date }>(`select clock_timestamp() as "madeAt"`);
    const all = await readTables(client);
    if (!all.some(({ name }) => name === "migrations")) {
      throw new BackupRefusal("The database has no tables yet: there is nothing to back up.");
    }
    const tables = all.filter(({ name }) => !except.includes(name));
    // What is read later cannot be changed or go meanwhile.
    await client.query(
      `lock table ${tables.map(({ name }) => quoted(name)).join(", ")} in access share mode`,
    );
    return work({
      madeAt: rows[0]?.madeAt ?? new Date(),
      migrations: (await client.query<Migration>("select name, sha256 from migrations order by name")).rows,
      tables,
      copy: (sql) => {
        const body = client.query(copyTo(sql));
        // The number of rows comes after the last of them; whatever is asked next is answered after it.
        return { body, rows: () => client.query("select").then(() => body.rowCount) };
      },
      ask: async (sql) => String((await client.query({ text: sql, rowMode: "array" })).rows[0]?.[0]),
      sequences: () => readSequences(client),
    });
  });
}

export const quoted = pg.escapeIdentifier;

/** The tables of our schema with the columns that are not made of others. */
export async function readTables(client: pg.ClientBase): Promise<Pick<KeptTable, "name" | "columns">[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name,
            array(select attname::text from pg_attribute
                   where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                   order by attnum) as columns
       from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
      order by relname`,
  );
  return rows;
}

/** They do not belong to the snapshot, and are never behind it. */
async function readSequences(client: pg.ClientBase): Promise<Manifest["sequences"]> {
  const { rows: names } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: Manifest["sequences"] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
