import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "../config/config.ts";
import type { StorageConfig } from "../config/storage-url.ts";
import { openObjectsAt, openStorage } from "../open-storage.ts";
import { alone } from "../platform/backup/alone.ts";
import { backUp, type MadeBackup } from "../platform/backup/back-up.ts";
import { backupKeyOf } from "../platform/backup/backup-key.ts";
import { readUnsigned } from "../platform/backup/manifest.ts";
import { BackupRefusal } from "../platform/backup/refusal.ts";
import { removeOldBackups } from "../platform/backup/remove-old-backups.ts";
import {
  listBackups,
  readManifestFile,
  readManifestOf,
  type Vault,
  vaultPrefixes,
} from "../platform/backup/vault.ts";
import { verifyBackup } from "../platform/backup/verify.ts";
import { versions } from "../versions.ts";
import { keptOfInstallation } from "./backup-installation.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";
import { isThere, liesWithin, megabytes, nameOf, noPlaceIn, placeOf, reasonOf } from "./places.ts";
import { isRefusal, runCommand } from "./run-command.ts";
import { countOf } from "./terminal-text.ts";

const usage = `Usage: npm run backup -- <place>               backs up all rows, and the files that the place lacks
       npm run backup -- <place> --keep <n>    … and then removes all but the newest n backups
       npm run backup -- <place> --list        lists what the place holds
       npm run backup -- <place> --verify      reads the newest backup to its end and compares all hashes

The place is a folder or bucket of its own: file:///srv/backups or s3://<key id>:<secret>@<host>/<bucket>?region=…,
or the name of a variable that holds one of these. With BACKUP_KEY (openssl rand -hex 32) all of it is encrypted.
`;

const objectsPerLine = 1_000;
type Config = ReturnType<typeof readConfig>;

/** The operator's command that makes backups, while the server runs or not; ends with 1 when something is not whole. */
async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  const place = wish && placeOf(wish.place, process.env);
  if (!wish || !place) {
    process.stderr.write(wish ? `${noPlaceIn("What you typed")}\n\n${usage}` : usage);
    return 2;
  }
  try {
    const config = readConfig(process.env);
    const vault = { store: await openObjectsAt(place, vaultPrefixes), key: backupKeyOf(config.backupKey) };
    if ((wish.list || wish.verify) && !(await isThere(place))) {
      process.stderr.write(`${nameOf(place)} is not there.\n`);
      return 2;
    }
    if (wish.list || wish.verify) {
      const code = wish.list ? await list(vault) : await verify(vault);
      const act = wish.list ? "command: list backups" : "command: verify backup";
      logCommand(config, { act, accountId: null, outcome: code === 0 ? "done" : "found faults" });
      return code;
    }
    const dataDirectory: StorageConfig = { kind: "folder", url: pathToFileURL(config.dataDirectory) };
    if ([config.storage, dataDirectory].some((lost) => liesWithin(place, lost))) {
      throw new BackupRefusal("A backup beside what it is of would be lost with it. Name another place.");
    }
    return await make(config, vault, { place: nameOf(place), keep: wish.keep });
  } catch (error) {
    process.stderr.write(`${failureWords(error, { isMade: !wish.list && !wish.verify })}\n`);
    return 1;
  }
}

function failureWords(error: unknown, { isMade }: { isMade: boolean }): string {
  if (error instanceof BackupRefusal || isRefusal(error)) {
    return error.message;
  }
  return isMade
    ? `The backup was broken off: ${reasonOf(error)}\nThere is no new backup. The same command goes on where it stopped.`
    : `What the place holds could not be read: ${reasonOf(error)}`;
}

async function make(
  config: Config,
  vault: Vault,
  { place, keep }: { place: string; keep: number | null },
): Promise<number> {
  const database = await openCommandDatabase(config, { isPatient: true });
  try {
    const { storage } = await openStorage(config, database.pool);
    process.stdout.write(`Backing up to ${place}${vault.key.id ? ", encrypted" : ""} …\n`);
    await alone(database.url, async () => {
      let done = 0;
      const made = await backUp(
        vault,
        { ...keptOfInstallation, databaseUrl: database.url, storage, versions },
        ({ sent, held }) => {
          done += 1;
          if (done % objectsPerLine === 0)
            process.stdout.write(`${done} files: ${sent} sent, ${held} were there\n`);
        },
      );
      process.stdout.write(report(made));
      if (keep !== null) {
        const removed = await removeOldBackups(vault, { keep, now: new Date(made.manifest.madeAt) });
        process.stdout.write(
          `${countOf(removed.backups, "older backup")} and ${countOf(removed.objects, "file")} that only they needed were removed.\n`,
        );
      }
    });
    logCommand(config, { act: "command: back up", accountId: null });
    return 0;
  } finally {
    await database.close();
  }
}

function report({ name, manifest, objects }: MadeBackup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Backup ${name}: ${rows} rows, ${manifest.jobs.rows} jobs, ${manifest.objects.rows - manifest.objects.missing} files.`,
    `${objects.sent} files sent (${megabytes(objects.sentBytes)}), ${objects.held} were there already.`,
    ...objects.missing.map((key) => `Without a file: ${key}`),
    ...(objects.missing.length > 0
      ? ["These were lost before, or removed while the backup was made; npm run objects names the lost ones."]
      : []),
    "",
  ].join("\n");
}

async function list(vault: Vault): Promise<number> {
  const names = await listBackups(vault);
  for (const name of names) {
    const { keyId, tables, objects, productVersion } = readUnsigned(
      name,
      await readManifestFile(vault, name),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${name}  Winnow ${productVersion}, ${rows} rows, ${objects.rows - objects.missing} files (${megabytes(objects.bytes)})${keyId ? ", encrypted" : ""}\n`,
    );
  }
  process.stdout.write(`${countOf(names.length, "backup")}.\n`);
  return 0;
}

async function verify(vault: Vault): Promise<number> {
  const name = (await listBackups(vault)).at(-1);
  if (name === undefined) {
    throw new BackupRefusal("There is no backup in this place.");
  }
  const faults = await verifyBackup(vault, name, await readManifestOf(vault, name));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0
      ? `Backup ${name} is whole: everything has the SHA-256 that its manifest says.\n`
      : `Backup ${name} is not whole: ${faults.length} files are damaged. Make another one; it sends them again once these are removed.\n`,
  );
  return faults.length === 0 ? 0 : 1;
}

function readWish(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { keep: { type: "string" }, list: { type: "boolean" }, verify: { type: "boolean" } },
    });
    const [place, ...others] = positionals;
    const isKeepFine = values.keep === undefined || /^[1-9]\d{0,4}$/.test(values.keep);
    const wishes = [values.keep, values.list, values.verify].filter((wish) => wish !== undefined);
    if (!place || others.length > 0 || !isKeepFine || wishes.length > 1) {
      return null;
    }
    const { list = false, verify = false } = values;
    return { place, list, verify, keep: values.keep === undefined ? null : Number(values.keep) };
  } catch {
    return null;
  }
}

await runCommand(main);
