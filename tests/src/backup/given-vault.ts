import { pathToFileURL } from "node:url";
import { keptOfInstallation, migrationsDirectory } from "@winnow/server/commands/backup-installation.ts";
import { openObjectsAt, storagePrefixes } from "@winnow/server/open-storage.ts";
import type { Installation } from "@winnow/server/platform/backup/back-up.ts";
import { backupKeyOf } from "@winnow/server/platform/backup/backup-key.ts";
import type { EmptyInstallation } from "@winnow/server/platform/backup/empty-installation.ts";
import { type Vault, vaultPrefixes } from "@winnow/server/platform/backup/vault.ts";
import { migrateJobs } from "@winnow/server/platform/jobs/run-worker.ts";
import type { ObjectStore } from "@winnow/server/platform/storage/storage.ts";
import { versions } from "@winnow/server/versions.ts";
import pg from "pg";
import { createDatabase } from "../support/start-winnow.ts";

export async function vaultIn(folder: string, key: string | null = null): Promise<Vault> {
  return { store: await openFolder(folder, vaultPrefixes), key: backupKeyOf(key) };
}

export function openFolder(folder: string, prefixes = storagePrefixes): Promise<ObjectStore> {
  return openObjectsAt({ kind: "folder", url: pathToFileURL(folder) }, prefixes);
}

export function installationOf(databaseUrl: string, storage: ObjectStore): Installation {
  return { ...keptOfInstallation, databaseUrl, storage, versions };
}

export function emptyInstallationOf(databaseUrl: string, storage: ObjectStore): EmptyInstallation {
  return {
    ...keptOfInstallation,
    databaseUrl,
    storage,
    prefixes: storagePrefixes,
    migrationsDirectory,
    findFaults: async () => [],
  };
}

/** With the queue's tables, and none of ours. */
export async function emptyDatabase(): Promise<string> {
  const databaseUrl = await createDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  await migrateJobs(pool);
  await pool.end();
  return databaseUrl;
}

/** A hash of all rows of each table that is kept. */
export async function hashesOfTables(databaseUrl: string): Promise<Record<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !keptOfInstallation.except.includes(table.name))) {
      const { rows } = await client.query<{ hash: string }>(
        `select md5(coalesce(string_agg(row::text, '' order by row::text), '')) as hash from ${name} as row`,
      );
      hashes[name] = rows[0]?.hash ?? "";
    }
    return hashes;
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
