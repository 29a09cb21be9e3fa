import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "../failure.ts";
import { ownerOnly } from "../owner-only.ts";
import { unlessMissing } from "../unless-missing.ts";
import { requireKey } from "./require-key.ts";
import type { ObjectStore } from "./storage.ts";

/** What is still being written; no key ends like this. */
const partEnding = ".part";

export type FolderObjects = ObjectStore & {
  pathOf: (key: string) => string;
  /** Writes what comes. Throws `uploadMismatch` when it is not of this size. */
  receive: (key: string, body: { content: AsyncIterable<Uint8Array>; sizeBytes: number }) => Promise<void>;
};

/** Objects as files of a folder, which is made with the first one. `prefixes` says where unfinished ones may lie. */
export function openFolderObjects({
  directory,
  prefixes,
}: {
  directory: string;
  prefixes: string[];
}): FolderObjects {
  const pathOf = (key: string) => {
    requireKey(key);
    return join(directory, key);
  };
  return {
    pathOf,
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found && { sizeBytes: found.size, modifiedAt: found.mtime };
    },
    list: async function* (prefix) {
      for await (const path of filesBelow(join(directory, prefix))) {
        const found = isPart(path) ? null : await unlessMissing(stat(path));
        if (found) {
          const key = relative(directory, path).split(sep).join("/");
          yield { key, sizeBytes: found.size, modifiedAt: found.mtime };
        }
      }
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    write: async (key, bytes) => {
      await intoPlace(pathOf(key), { content: bytes });
    },
    readStream: async (key) => {
      const file = await unlessMissing(open(pathOf(key)));
      return file?.createReadStream() ?? null;
    },
    writeStream: async (key, body) => ({ sizeBytes: await intoPlace(pathOf(key), { content: body }) }),
    move: async (from, to) => {
      await inFolderOf(pathOf(to), async () => {
        if (await unlessMissing(stat(pathOf(from)))) {
          await rename(pathOf(from), pathOf(to));
        }
      });
      await removeEmptyFolders(directory, pathOf(from));
    },
    remove: async (keys) => {
      for (const key of keys) {
        await unlessMissing(unlink(pathOf(key)));
        await removeEmptyFolders(directory, pathOf(key));
      }
    },
    removeUnfinished: async (before) => {
      for (const prefix of prefixes) {
        await removeUnfinished(join(directory, prefix), before);
      }
    },
    receive: async (key, body) => {
      await intoPlace(pathOf(key), body);
    },
  };
}

/** Writes beside the final path and renames: a reader sees the whole file or none. Throws `uploadMismatch`. */
async function intoPlace(
  path: string,
  { content, sizeBytes }: { content: Uint8Array | AsyncIterable<Uint8Array>; sizeBytes?: number },
): Promise<number> {
  const partPath = `${path}.${randomUUID()}${partEnding}`;
  // Once the part is there its folder is not empty, and stays.
  const part = await inFolderOf(path, () => open(partPath, "wx", ownerOnly.file));
  try {
    await (content instanceof Uint8Array
      ? part.writeFile(content)
      : pipeline(content, (chunks) => part.writeFile(chunks)));
    await part.sync();
    const { size } = await part.stat();
    if (sizeBytes !== undefined && size !== sizeBytes) {
      throw new Failure("uploadMismatch");
    }
    await part.close();
    await rename(partPath, path);
    return size;
  } catch (error) {
    await part.close();
    await rm(partPath, { force: true });
    throw error;
  }
}

/** Folders go when they are empty, also one that was made a moment ago: then it is made again. */
async function inFolderOf<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === 20;
    try {
      await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
      return await work();
    } catch (error) {
      if (!hasCode(error, ["ENOENT"])) {
        throw error;
      }
      // Node's word for a folder that it cannot make on the way to another one, on a read-only file system too.
      if (isLast) {
        throw new Failure("storageUnavailable", { retryAfterSeconds: 10 });
      }
    }
  }
}

/** Up to the prefix. The system removes no folder that holds something, so no writer loses what it has written. */
async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let folder = dirname(path); dirname(folder) !== root; folder = dirname(folder)) {
    try {
      await unlessMissing(rmdir(folder));
    } catch (error) {
      if (hasCode(error, ["ENOTEMPTY", "EEXIST", "EBUSY"])) {
        return;
      }
      throw error;
    }
  }
}

/** One after the other, however many there are; none of a folder that is gone. */
async function* entriesOf(directory: string): AsyncGenerator<Dirent> {
  const folder = await unlessMissing(opendir(directory));
  if (folder) yield* folder;
}

async function* filesBelow(directory: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      yield* filesBelow(path);
    } else if (entry.isFile()) {
      yield path;
    }
  }
}

/** Parts of files that nobody is writing any more, and folders that are empty. */
async function removeUnfinished(directory: string, before: Date): Promise<void> {
  for await (const entry of entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      await removeUnfinished(path, before);
      await removeEmptyFolders(dirname(directory), join(path, "nothing"));
    } else if (isPart(path)) {
      const found = await unlessMissing(stat(path));
      if (found && found.mtime < before) {
        await unlessMissing(unlink(path));
      }
    }
  }
}

function isPart(path: string): boolean {
  return path.endsWith(partEnding);
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
