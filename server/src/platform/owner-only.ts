import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./unless-missing.ts";

/** Rights for the user that the server runs as and for nobody else: what we keep is CVs, mails and keys. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/**
 * Makes a folder that holds `contents`, and takes the rights of others away where it or its folders are from before.
 * A folder that holds something else as well stays open itself: others may have a right to that.
 */
export async function openOwnFolder(directory: string, contents: string[]): Promise<void> {
  await mkdir(directory, { recursive: true, mode: ownerOnly.folder });
  const entries = await readdir(directory, { withFileTypes: true });
  if (entries.every(({ name }) => contents.includes(name))) {
    await chmod(directory, ownerOnly.folder);
  }
  for (const entry of entries.filter(({ name }) => contents.includes(name))) {
    await closeToOthers(join(directory, entry.name), entry);
  }
}

/** Takes the rights of others away from everything in a folder. */
export async function closeAllBelow(directory: string): Promise<void> {
  for (const entry of (await unlessMissing(readdir(directory, { withFileTypes: true }))) ?? []) {
    const path = join(directory, entry.name);
    await closeToOthers(path, entry);
    if (entry.isDirectory()) {
      await closeAllBelow(path);
    }
  }
}

/** Links are left alone: what they lead to may not be ours. */
async function closeToOthers(
  path: string,
  entry: { isDirectory: () => boolean; isFile: () => boolean },
): Promise<void> {
  if (entry.isDirectory() || entry.isFile()) {
    await unlessMissing(chmod(path, entry.isDirectory() ? ownerOnly.folder : ownerOnly.file));
  }
}
