import { readKeptObjects } from "./kept-object.ts";
import { listBackups, partOf, placeOfObject, readManifestOf, type Vault, vaultPrefixes } from "./vault.ts";

/** A backup that is still being made may lie there for a while. */
const unfinishedAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Leaves the newest `keep` backups, with the files that these need. Of the others the manifest goes first, so that what
 * is broken off leaves no backup that is not whole. Answers how many there were.
 */
export async function removeOldBackups(
  vault: Vault,
  { keep, now }: { keep: number; now: Date },
): Promise<{ backups: number; objects: number }> {
  const { store } = vault;
  const names = await listBackups(vault);
  const [old, kept] = [names.slice(0, -keep), names.slice(-keep)];
  const needed = new Set<string>();
  for (const name of kept) {
    const { objects } = await readManifestOf(vault, name);
    for await (const { file } of readKeptObjects(vault, name, objects)) {
      if (file) needed.add(placeOfObject(vault, file.sha256));
    }
  }
  for (const name of old) await store.remove([partOf(name, "manifest")]);
  const [backupsPrefix = "", objectsPrefix = ""] = vaultPrefixes;
  for await (const { key, modifiedAt } of store.list(backupsPrefix)) {
    const name = key.split("/")[1] ?? "";
    const isLeft = now.getTime() - modifiedAt.getTime() > unfinishedAfterMs;
    if (old.includes(name) || (isLeft && !kept.includes(name))) await store.remove([key]);
  }
  let objects = 0;
  for await (const { key } of store.list(objectsPrefix)) {
    if (needed.has(key)) continue;
    await store.remove([key]);
    objects += 1;
  }
  await store.removeUnfinished(new Date(now.getTime() - unfinishedAfterMs));
  return { backups: old.length, objects };
}
