import type { EmptyInstallation } from "./empty-installation.ts";
import type { Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { findMissing, type RestoredObjects, requireOwnObjects, restoreObjects } from "./restore-objects.ts";
import { beginToRestore, requireEmptyDatabase, restoreRows } from "./restore-rows.ts";
import { listBackups, readManifestOf, type Vault } from "./vault.ts";
import { checkRows } from "./verify.ts";

export type Restored = { name: string; manifest: Manifest; objects: RestoredObjects; migrated: string[] };

/**
 * Restores a backup, the newest without a `name`, into an installation without rows and files: first the files, each
 * compared with its hash, then all rows in one transaction, so that nothing points to what is not there. Whatever
 * breaks it off leaves no rows, a database that no server starts on, and files that the next try need not copy. Throws
 * a `BackupRefusal`.
 */
export async function restore(
  vault: Vault,
  installation: EmptyInstallation,
  options: { name?: string | undefined; onObject?: (counts: RestoredObjects) => void } = {},
): Promise<Restored> {
  const name = options.name ?? (await listBackups(vault)).at(-1);
  if (name === undefined) {
    throw new BackupRefusal("There is no backup in this place.");
  }
  const manifest = await readManifestOf(vault, name);
  await requireEmptyDatabase(installation, manifest);
  await checkRows(vault, name, manifest);
  const missing = await findMissing(vault, name, manifest);
  if (missing.length > 0) {
    throw new BackupRefusal(`The backup ${name} is not whole: ${missing.join(", ")}.`);
  }
  const found = await requireOwnObjects(vault, { name, manifest, installation });
  await beginToRestore(installation, name);
  const { onObject = () => undefined } = options;
  const objects = await restoreObjects(vault, { name, manifest, installation, found, onObject });
  const migrated = await restoreRows(vault, { name, manifest, installation, objects });
  return { name, manifest, objects, migrated };
}
