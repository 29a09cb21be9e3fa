import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  unlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsDirectory } from "@winnow/server/commands/backup-installation.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { keptKeysSql } from "@winnow/server/features/objects/kept-key-rows.ts";
import { alone } from "@winnow/server/platform/backup/alone.ts";
import { backUp } from "@winnow/server/platform/backup/back-up.ts";
import { type Restored, restore } from "@winnow/server/platform/backup/restore.ts";
import { listBackups } from "@winnow/server/platform/backup/vault.ts";
import type { ObjectStore } from "@winnow/server/platform/storage/storage.ts";
import { start } from "@winnow/server/start.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, createDatabase } from "../support/start-winnow.ts";
import {
  emptyDatabase,
  emptyInstallationOf,
  hashesOfTables,
  installationOf,
  openFolder,
  vaultIn,
  withClient,
} from "./given-vault.ts";

const key = "a1".repeat(32);
const accountId = "11111111-1111-4111-8111-111111111111";
let home: string;
let databaseUrl: string;
let storage: ObjectStore;
let empty: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "winnow-damage-"));
  databaseUrl = await cloneDatabase();
  empty = await cloneDatabase();
  storage = await openFolder(join(home, "files"));
  await withClient(databaseUrl, async (client) => {
    await insertAccount(client);
    await client.query(
      "insert into screenings (account_id, title, jd_object_key) values ($1, 'One', 'files/one')",
      [accountId],
    );
    await client.query(
      "insert into screenings (account_id, title, jd_object_key) values ($1, 'Two', 'files/two')",
      [accountId],
    );
  });
  await storage.write("files/one", Buffer.alloc(100_000, 1));
  await storage.write("files/two", Buffer.alloc(100_000, 2));
  await backUp(await vaultIn(join(home, "good"), key), installationOf(databaseUrl, storage));
});
afterAll(() => rm(home, { recursive: true, force: true }));

function insertScreening(client: pg.ClientBase) {
  return client.query(
    "insert into screenings (account_id, title, jd_object_key) values ($1, 'Three', 'files/three')",
    [accountId],
  );
}

function insertAccount(client: pg.ClientBase) {
  return client.query(
    "insert into accounts (id, username, email, password_hash) values ($1, 'Mara', 'mara@example.com', 'none')",
    [accountId],
  );
}

async function restoreFrom(
  folder: string,
  target: string,
  options: { key?: string | null; migrationsDirectory?: string } = {},
): Promise<Restored> {
  const { key: itsKey = key, ...others } = options;
  const files = await openFolder(join(home, `files-of-${folder.split("/").at(-1)}`));
  return restore(await vaultIn(folder, itsKey), { ...emptyInstallationOf(target, files), ...others });
}

/** Those in the middle of a COPY. */
async function endConnectionsTo(target: string): Promise<void> {
  await withClient(target, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like 'copy %'`,
    ),
  );
}

/** The path of the first file whose path has `part`. */
async function fileWith(folder: string, part: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  return join(folder, names.find((name) => name.includes(part) && !/objects\/..$/.test(name)) ?? "");
}

test.each<[string, string, (path: string) => Promise<void>, string]>([
  [
    "a file is damaged",
    "objects/",
    (path) => writeFile(path, Buffer.alloc(100_064)),
    "files of the backup are damaged",
  ],
  ["a file is cut off", "objects/", (path) => truncate(path, 50_000), "missing or cut off"],
  ["a file is missing", "objects/", (path) => unlink(path), "missing or cut off"],
  ["rows are cut off", "rows/screenings", (path) => truncate(path, 40), "damaged or not whole"],
  ["rows are missing", "rows/accounts", (path) => unlink(path), "is missing"],
  ["rows are longer", "rows/accounts", (path) => appendFile(path, "more"), "damaged or not whole"],
  [
    "the manifest was changed",
    "manifest",
    (path) => replaceIn(path, '"rows":1', '"rows":7'),
    "manifest of the backup",
  ],
  [
    "a newer Winnow made it",
    "manifest",
    (path) => replaceIn(path, '"format":1', '"format":2'),
    "newer Winnow",
  ],
])("where %s nothing is restored, and it says why", async (name, part, damage, said) => {
  const folder = join(home, name.replaceAll(" ", "-"));
  await cp(join(home, "good"), folder, { recursive: true });
  await damage(await fileWith(folder, part));

  await expect(restoreFrom(folder, empty)).rejects.toThrow(said);
  expect((await hashesOfTables(empty)).accounts).toBe((await hashesOfTables(empty)).screenings);
});

test("a wrong key is told from damage, for restoring as for going on", async () => {
  const [good, wrong] = [join(home, "good"), "b2".repeat(32)];

  await expect(restoreFrom(good, empty, { key: wrong })).rejects.toThrow("BACKUP_KEY is not the key");
  await expect(restoreFrom(good, empty, { key: null })).rejects.toThrow("Set BACKUP_KEY");
  await expect(backUp(await vaultIn(good, wrong), installationOf(databaseUrl, storage))).rejects.toThrow(
    "BACKUP_KEY",
  );
});

test("a backup that is broken off is none, and the next one sends what is missing", async () => {
  const vault = await vaultIn(join(home, "broken-off"));
  let writes = 0;
  const whole = vault.store.writeStream;
  vault.store.writeStream = (name, body) => {
    writes += name.startsWith("objects/") ? 1 : 0;
    if (writes === 2) {
      body.destroy();
      return Promise.reject(new Error("The place is gone."));
    }
    return whole(name, body);
  };

  await expect(backUp(vault, installationOf(databaseUrl, storage))).rejects.toThrow("The place is gone.");
  const left = await listBackups(vault);
  vault.store.writeStream = whole;
  const { objects } = await backUp(vault, installationOf(databaseUrl, storage));

  expect(left).toEqual([]);
  expect(objects.sent + objects.held).toBe(2);
});

test("of what changes meanwhile no row is in it, and a file that goes is named", async () => {
  const vault = await vaultIn(join(home, "vanished"));
  const before = await hashesOfTables(databaseUrl);
  const write = vault.store.writeStream;
  vault.store.writeStream = async (name, body) => {
    vault.store.writeStream = write;
    await withClient(databaseUrl, insertScreening);
    return write(name, body);
  };
  const going: ObjectStore = {
    ...storage,
    read: async (name) => (name === "files/one" ? null : storage.read(name)),
  };

  const { objects } = await backUp(vault, installationOf(databaseUrl, going));
  const target = await emptyDatabase();
  const restored = await restoreFrom(join(home, "vanished"), target, { key: null });

  expect(objects.missing).toEqual(["files/one"]);
  expect(restored.objects).toMatchObject({ copied: 1, missing: ["files/one"] });
  expect(await hashesOfTables(target)).toEqual(before);
  expect(await hashesOfTables(databaseUrl)).not.toEqual(before);
});

test("a place takes backups of one installation, one at a time", async () => {
  const other = await cloneDatabase();
  await withClient(other, (client) => client.query("update address_keys set key = 'of another'"));

  await expect(
    backUp(await vaultIn(join(home, "good"), key), installationOf(other, storage)),
  ).rejects.toThrow("backups of another installation");
  await expect(
    backUp(await vaultIn(join(home, "nothing")), installationOf(await createDatabase(), storage)),
  ).rejects.toThrow("nothing to back up");
  await expect(alone(databaseUrl, () => alone(databaseUrl, async () => undefined))).rejects.toThrow(
    "is under way",
  );
});

test("a restore that is broken off between its rows leaves nothing that starts, and goes on", async () => {
  const target = await emptyDatabase();
  const environment = { DATABASE_URL: target, DATA_DIR: join(home, "broken"), LOG_LEVEL: "silent" };
  const vault = await vaultIn(join(home, "good"), key);
  const installation = emptyInstallationOf(target, await openFolder(join(home, "broken", "files")));
  const read = vault.store.readStream;
  let reads = 0;
  vault.store.readStream = async (name) => {
    // The first time it is only checked.
    if (name.endsWith("rows/screenings") && ++reads === 2) await endConnectionsTo(target);
    return read(name);
  };

  await expect(restore(vault, installation)).rejects.toThrow();
  await expect(start(readConfig(environment))).rejects.toThrow("has not come to its end");
  await expect(backUp(await vaultIn(join(home, "half")), installationOf(target, storage))).rejects.toThrow(
    "has not come to its end",
  );
  const { objects } = await restore(vault, installation);

  expect(objects).toMatchObject({ copied: 0, same: 2 });
  expect((await hashesOfTables(target)).accounts).toBe((await hashesOfTables(databaseUrl)).accounts);
});

test("a backup of an older Winnow is brought up to date, and one of a newer Winnow is refused", async () => {
  const [later, earlier] = [join(home, "later"), join(home, "earlier")];
  for (const folder of [later, earlier]) await cp(migrationsDirectory, folder, { recursive: true });
  await writeFile(
    join(later, "9999-later.sql"),
    "alter table accounts add column of_later text default 'later' not null;",
  );
  await unlink(join(earlier, (await readdir(earlier)).sort().at(-1) ?? ""));
  const target = await emptyDatabase();
  const good = join(home, "good");

  await expect(restoreFrom(good, target, { migrationsDirectory: earlier })).rejects.toThrow(
    "made by a newer or another Winnow",
  );
  const { migrated } = await restoreFrom(good, target, { migrationsDirectory: later });
  const { rows } = await withClient(target, (client) => client.query("select email, of_later from accounts"));

  expect(migrated).toEqual(["9999-later.sql"]);
  expect(rows).toEqual([{ email: "mara@example.com", of_later: "later" }]);
});

test("every column that names a stored file is looked at", async () => {
  const columns = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and column_name like '%object_key'`,
    );
    return rows;
  });

  expect(columns.length).toBeGreaterThan(8);
  for (const { table, column } of columns.filter((one) => one.table !== "transcripts")) {
    expect(keptKeysSql).toMatch(new RegExp(`select ${column}\\b.*from ${table}\\b`));
  }
});

async function replaceIn(path: string, from: string, to: string): Promise<void> {
  await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
}
