import { parseArgs } from "node:util";
import type pg from "pg";
import { readConfig } from "../config/config.ts";
import { findLedgerFaults, ledgerRules } from "../features/credits/find-ledger-faults.ts";
import { openObjectsAt, openStorage, storagePrefixes } from "../open-storage.ts";
import { alone } from "../platform/backup/alone.ts";
import { backupKeyOf } from "../platform/backup/backup-key.ts";
import { BackupRefusal } from "../platform/backup/refusal.ts";
import { type Restored, restore } from "../platform/backup/restore.ts";
import type { RestoredObjects } from "../platform/backup/restore-objects.ts";
import { vaultPrefixes } from "../platform/backup/vault.ts";
import { useClient } from "../platform/database/use-client.ts";
import { migrateJobs } from "../platform/jobs/run-worker.ts";
import type { Tables } from "../tables.ts";
import { workKinds } from "../work-kinds.ts";
import { keptOfInstallation, migrationsDirectory } from "./backup-installation.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";
import { isThere, megabytes, nameOf, noPlaceIn, placeOf, reasonOf } from "./places.ts";
import { isRefusal, runCommand } from "./run-command.ts";

const usage = `Usage: npm run restore -- <place> [<backup>]

Restores the newest backup of a place, or the one of this name (npm run backup -- <place> --list), into an installation
that holds nothing yet. The place is file:///srv/backups or s3://<key id>:<secret>@<host>/<bucket>?region=…, or the name
of a variable that holds one of these. BACKUP_KEY is the key that the backup was made with.
`;

const objectsPerLine = 1_000;

/** The operator's command that brings a backup back; ends with 1 when nothing was restored. */
async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  const place = wish && placeOf(wish.place, process.env);
  if (!wish || !place) {
    process.stderr.write(wish ? `${noPlaceIn("What you typed")}\n\n${usage}` : usage);
    return 2;
  }
  if (!(await isThere(place))) {
    process.stderr.write(`${nameOf(place)} is not there.\n`);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    const vault = { store: await openObjectsAt(place, vaultPrefixes), key: backupKeyOf(config.backupKey) };
    const database = await openCommandDatabase(config, {
      isPatient: true,
      mayBeNew: true,
      mayLackTables: true,
    });
    try {
      const { storage } = await openStorage(config, database.pool);
      await migrateJobs(database.pool);
      const installation = {
        ...keptOfInstallation,
        databaseUrl: database.url,
        storage,
        prefixes: storagePrefixes,
        migrationsDirectory,
        findFaults: findFaultsOfLedger,
      };
      let done = 0;
      const onObject = ({ copied, same }: RestoredObjects) => {
        done += 1;
        if (done % objectsPerLine === 0)
          process.stdout.write(`${done} files: ${copied} copied, ${same} were there\n`);
      };
      const restored = await alone(database.url, () =>
        restore(vault, installation, { name: wish.backup, onObject }),
      );
      process.stdout.write(report(restored));
      logCommand(config, { act: "command: restore", accountId: null });
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(
      error instanceof BackupRefusal || isRefusal(error)
        ? `${error.message}\nNo rows were restored.\n`
        : `The restore was broken off: ${reasonOf(error)}\nNo rows were restored. The same command goes on where it stopped.\n`,
    );
    return 1;
  }
}

async function findFaultsOfLedger(client: pg.ClientBase): Promise<string[]> {
  const faults = await findLedgerFaults(useClient<Tables>(client), workKinds);
  return faults.map(({ rule, accountId, found }) => `${rule}: ${accountId ?? "everybody"}: ${found}`);
}

function report({ name, manifest, objects, migrated }: Restored): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored ${name}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.jobs.rows} jobs.`,
    `${objects.copied} files copied (${megabytes(objects.copiedBytes)}), ${objects.same} were there already; all have their SHA-256.`,
    `The ledger adds up: ${Object.keys(ledgerRules(workKinds)).length} rules hold. Every row has its file${objects.missing.length > 0 ? " but these" : ""}.`,
    ...objects.missing.map((key) => `Without a file since the backup: ${key}`),
    ...(migrated.length > 0 ? [`Brought up to date: ${migrated.length} migrations.`] : []),
    `Whoever was erased after ${manifest.madeAt} is back: erase them again (docs/decisions/0046).`,
    "",
  ].join("\n");
}

function readWish(words: string[]) {
  try {
    const { positionals } = parseArgs({ args: words, allowPositionals: true });
    const [place, backup, ...others] = positionals;
    return !place || others.length > 0 || (backup !== undefined && !/^[\w-]+$/.test(backup))
      ? null
      : { place, backup };
  } catch {
    return null;
  }
}

await runCommand(main);
