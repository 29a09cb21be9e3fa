import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applyMigration, findNewMigrations, readMigrations } from "../database/migrate.ts";
import { withConnection } from "../database/with-connection.ts";
import type { EmptyInstallation } from "./empty-installation.ts";
import type { KeptTable, Manifest } from "./manifest.ts";
import { copyJobsIn, makeRoomForJobs, queueJobs } from "./queued-jobs.ts";
import { BackupRefusal } from "./refusal.ts";
import type { RestoredObjects } from "./restore-objects.ts";
import { quoted, readTables, textSettings } from "./snapshot.ts";
import { beginRestore, finishRestore, isAboutRestoring } from "./unfinished-restore.ts";
import { partOf, readCompressed, type Vault } from "./vault.ts";

type Installation = Omit<EmptyInstallation, "storage" | "prefixes">;

/** Throws a `BackupRefusal` where rows are, or a schema that the backup does not fit. */
export async function requireEmptyDatabase(installation: Installation, manifest: Manifest): Promise<void> {
  await requireKnownSchema(installation, manifest);
  await withClient(installation, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = 'migrations'",
    );
    if (rows.length > 0) await requireNoNewerSchema(client, manifest);
    await requireNoRows(client, installation);
  });
}

/** From here on nothing starts on the database until all rows are there. */
export async function beginToRestore(installation: Installation, name: string): Promise<void> {
  await withClient(installation, (client) => beginRestore(client, name));
}

/**
 * Brings the schema to where it was, fills it, brings it to where it is now, and looks through the books, all in one
 * transaction. Answers the names of the migrations that are newer than the backup.
 */
export async function restoreRows(
  vault: Vault,
  options: { name: string; manifest: Manifest; installation: Installation; objects: RestoredObjects },
): Promise<string[]> {
  const { name, manifest, installation, objects } = options;
  const fill = async (
    client: pg.Client,
    sql: string,
    part: string,
    content: { rows: number; sha256: string },
  ) => {
    const rows = client.query(copyFrom(sql));
    await pipeline(readCompressed(vault, partOf(name, part), content.sha256), rows);
    if (rows.rowCount !== content.rows) {
      throw new BackupRefusal(`${part} has ${rows.rowCount} rows; the manifest says ${content.rows}.`);
    }
  };
  return withClient(installation, async (client) => {
    await client.query("begin");
    await finishRestore(client);
    const known = new Set(manifest.migrations.map((migration) => migration.name));
    const news = await findNewMigrations(client, installation.migrationsDirectory);
    for (const migration of news.filter((one) => known.has(one.name)))
      await applyMigration(client, migration);
    await requireNoNewerSchema(client, manifest);
    const tables = await inOrderOfReferences(client, manifest);
    // Whoever writes has to wait from here on; triggers have done their work before the backup was made.
    for (const table of tables) await client.query(`alter table ${quoted(table.name)} disable trigger user`);
    await requireNoRows(client, installation);
    for (const table of installation.seeded) await client.query(`delete from ${quoted(table)}`);
    for (const table of tables) {
      const columns = table.columns.map(quoted).join(", ");
      await fill(client, `copy ${quoted(table.name)} (${columns}) from stdin`, `rows/${table.name}`, table);
    }
    for (const table of tables) await client.query(`alter table ${quoted(table.name)} enable trigger user`);
    for (const { name: sequence, last, isCalled } of manifest.sequences) {
      await client.query("select setval($1::regclass, $2::bigint, $3)", [quoted(sequence), last, isCalled]);
    }
    await client.query(makeRoomForJobs);
    await fill(client, copyJobsIn, "jobs", manifest.jobs);
    await queueJobs(client);
    const newer = news.filter((one) => !known.has(one.name));
    for (const migration of newer) {
      await applyMigration(client, migration);
      // A table with checks that wait cannot be changed.
      await client.query("set constraints all immediate");
    }
    await requireFiles(client, installation, objects);
    const faults = await installation.findFaults(client);
    if (faults.length > 0) {
      throw new BackupRefusal(`The ledger of the backup does not add up:\n${faults.join("\n")}`);
    }
    await client.query("commit");
    await client.query("analyze");
    return newer.map((one) => one.name);
  });
}

function withClient<T>({ databaseUrl }: Installation, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(databaseUrl, async (client) => {
    await client.query(`${textSettings} set client_min_messages = 'error';`);
    return work(client);
  });
}

/** The program knows every migration of the backup, just as it was. */
async function requireKnownSchema(
  { migrationsDirectory }: Installation,
  { migrations, productVersion }: Manifest,
): Promise<void> {
  const files = new Map(
    (await readMigrations(migrationsDirectory)).map(({ name, sha256 }) => [name, sha256]),
  );
  const unknown = migrations.find(({ name, sha256 }) => files.get(name) !== sha256);
  if (unknown) {
    throw new BackupRefusal(
      `The backup was made by a newer or another Winnow (${productVersion}, with ${unknown.name}). Restore it with that one.`,
    );
  }
}

async function requireNoNewerSchema(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select name from migrations where name <> all($1::text[]) order by name limit 1",
    [migrations.map(({ name }) => name)],
  );
  if (rows[0]) {
    throw new BackupRefusal(
      `The database is of a newer Winnow than the backup (${rows[0].name}). Name a database without any tables.`,
    );
  }
}

async function requireNoRows(client: pg.ClientBase, { seeded, except }: Installation): Promise<void> {
  for (const { name } of await readTables(client)) {
    if (seeded.includes(name) || except.includes(name) || isAboutRestoring(name)) continue;
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0) {
      throw new BackupRefusal(
        `The database is not empty: ${name} has rows. A backup is restored into an installation without any; name another DATA_DIR, or an empty database as DATABASE_URL.`,
      );
    }
  }
}

/** Those that others point to come first. A table that points to itself is checked when all of it is there. */
async function inOrderOfReferences(client: pg.ClientBase, { tables }: Manifest): Promise<KeptTable[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select source.relname as "from", target.relname as "to"
       from pg_constraint
       join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: KeptTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const waits = new Set(rows.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const next = waiting.filter(({ name }) => !waits.has(name));
    if (next.length === 0) {
      throw new Error(`These tables point to each other in a circle: ${[...names].join(", ")}.`);
    }
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Nothing points to a file that is not there, but for those that the backup says were not. */
async function requireFiles(
  client: pg.ClientBase,
  { keptKeysSql }: Installation,
  { keys, missing }: RestoredObjects,
): Promise<void> {
  const known = new Set(missing);
  await client.query(`declare kept no scroll cursor for ${keptKeysSql}`);
  const next = async () =>
    (await client.query<{ key: string; is_needed: boolean }>("fetch 1000 from kept")).rows;
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    const lost = rows.find(({ key, is_needed }) => is_needed && !keys.has(key) && !known.has(key));
    if (lost) {
      throw new BackupRefusal(`Rows of the backup point to ${lost.key}, which is not in it.`);
    }
  }
  await client.query("close kept");
}
