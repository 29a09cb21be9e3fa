import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unlessMissing } from "../unless-missing.ts";

const folderPrefix = "winnow-recording-";
/** Longer than any of them is needed. */
const leftFolderMs = 6 * 60 * 60 * 1000;

/** Does `run` with an empty folder of this machine, which goes afterwards. */
export async function inRecordingFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  await removeLeftFolders();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a worker that was killed has left of somebody's recording on this machine. */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    const found = name.startsWith(folderPrefix) ? await unlessMissing(stat(path)) : null;
    if (found && found.mtimeMs < Date.now() - leftFolderMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
