import type { ObjectStore } from "../storage/storage.ts";
import { backUpObjects, type CopiedObjects } from "./back-up-objects.ts";
import { claimPlace, requireOwnPlace } from "./claim-place.ts";
import { lines } from "./lines.ts";
import { type Content, type Manifest, newManifest } from "./manifest.ts";
import { copyJobsOut } from "./queued-jobs.ts";
import { quoted, type Snapshot, withSnapshot } from "./snapshot.ts";
import {
  listBackups,
  partOf,
  readCompressed,
  readManifestOf,
  type Vault,
  writeCompressed,
  writeManifestOf,
} from "./vault.ts";

export type MadeBackup = { name: string; manifest: Manifest; objects: CopiedObjects };

/** What a backup is made of, besides where it goes. */
export type Installation = {
  databaseUrl: string;
  storage: Pick<ObjectStore, "stat" | "read" | "readStream">;
  /** Selects the keys of all files that rows point to, in their order, and whether the file has to be there. */
  keptKeysSql: string;
  /** Tables that are about processes, or about the schema itself. */
  except: string[];
  /** Selects one value that tells this installation from others, and comes back with its rows. */
  identitySql: string;
  versions: { productVersion: string; engineVersion: string };
};

/**
 * Makes a backup: all rows as they are at one moment, then the files that these point to and that the place does not
 * hold yet. Whatever breaks it off leaves no backup, and files that the next one need not send. `onObject` is told of
 * each file as it is done. Throws a `BackupRefusal`.
 */
export async function backUp(
  vault: Vault,
  installation: Installation,
  onObject: (counts: CopiedObjects) => void = () => undefined,
): Promise<MadeBackup> {
  const before = (await listBackups(vault)).at(-1);
  // Of another key, it would not be gone on with, and could not be restored by the same.
  const last = before === undefined ? null : { name: before, manifest: await readManifestOf(vault, before) };
  const { databaseUrl, except } = installation;
  const rows = await withSnapshot(databaseUrl, { except }, (snapshot) =>
    keepRows(vault, installation, snapshot),
  );
  const { name, identity, keys, ...kept } = rows;
  const keyLines = lines(readCompressed(vault, partOf(name, keysPart), keys.sha256));
  const objects = await backUpObjects(vault, {
    name,
    storage: installation.storage,
    keyLines,
    last,
    onObject,
  });
  const { content, copied } = objects;
  const manifest = newManifest({
    ...installation.versions,
    ...kept,
    keyId: vault.key.id,
    objects: { ...content, missing: copied.missing.length, bytes: copied.allBytes },
  });
  await requireOwnPlace(vault, identity);
  await vault.store.remove([partOf(name, keysPart)]);
  await writeManifestOf(vault, name, manifest);
  return { name, manifest, objects: copied };
}

const keysPart = "keys";

/** The transaction ends with this, so that no row that is dead meanwhile has to be kept while files are sent. */
async function keepRows(vault: Vault, { keptKeysSql, identitySql }: Installation, snapshot: Snapshot) {
  const identity = await snapshot.ask(identitySql);
  await claimPlace(vault, identity);
  const name = snapshot.madeAt.toISOString().replaceAll(/[:.]/g, "-");
  const keep = async (part: string, sql: string): Promise<Content> => {
    const { body, rows } = snapshot.copy(sql);
    const sha256 = await writeCompressed(vault, partOf(name, part), body);
    return { rows: await rows(), sha256 };
  };
  const tables: Manifest["tables"] = [];
  for (const table of snapshot.tables) {
    const columns = table.columns.map(quoted).join(", ");
    const content = await keep(`rows/${table.name}`, `copy ${quoted(table.name)} (${columns}) to stdout`);
    tables.push({ ...table, ...content });
  }
  return {
    name,
    identity,
    madeAt: snapshot.madeAt.toISOString(),
    migrations: snapshot.migrations,
    tables,
    jobs: await keep("jobs", copyJobsOut),
    keys: await keep(keysPart, `copy (${keptKeysSql}) to stdout`),
    sequences: await snapshot.sequences(),
  };
}
