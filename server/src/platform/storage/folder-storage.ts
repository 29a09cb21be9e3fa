import { randomBytes, randomUUID } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import {
  access,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Clock } from "../database/database-clock.ts";
import { Failure } from "../failure.ts";
import { closeAllBelow, openOwnFolder, ownerOnly } from "../owner-only.ts";
import { unlessMissing } from "../unless-missing.ts";
import { requireKey } from "./require-key.ts";
import { signLink, verifyLink } from "./signed-link.ts";
import type { Storage } from "./storage.ts";
import { type StorageTrouble, storageTroubleOf } from "./storage-trouble.ts";

/** Where the server answers the links of this adapter. */
export const folderStoragePath = "/files";

/** What is still being written; no key ends like this. */
const partEnding = ".part";

export type FolderStorage = Storage & {
  /** Takes the body of a PUT to a signed link. Throws `linkInvalid` or `uploadMismatch`. */
  receive: (options: {
    key: string;
    query: URLSearchParams;
    mediaType: string;
    sizeBytes: number;
    body: Readable;
  }) => Promise<void>;
  /** Opens what a signed link for GET names. Throws `linkInvalid` or `fileNotFound`. */
  open: (options: { key: string; query: URLSearchParams }) => Promise<{
    /** The bytes from `start` to `end`, both included; all of them without. */
    read: (range?: { start: number; end: number }) => Readable;
    sizeBytes: number;
    fileName: string;
    mediaType: string;
  }>;
};

const signingKey = ".signing-key";
/** Says that all files are from since they are made for their owner only. */
const closedMarker = ".owner-only";
/** Written and removed to see whether files can be kept. */
const probe = ".probe";
const probeBytes = 64 * 1024;

/** Files in a folder, with links that the server itself signs and answers. Keys begin with one of `prefixes`. */
export async function openFolderStorage(options: {
  directory: string;
  /** Where people reach the server: links begin with it. */
  publicUrl: string;
  prefixes: string[];
  clock: Clock;
}): Promise<FolderStorage> {
  await openOwnFolder(options.directory, [...options.prefixes, signingKey, closedMarker, probe]);
  await closeOldFiles(options);
  const secret = await signingSecret(join(options.directory, signingKey));
  const pathOf = (key: string) => {
    requireKey(key);
    return join(options.directory, key);
  };
  const { clock } = options;
  const inSeconds = async (seconds: number) => new Date((await clock.now()).getTime() + seconds * 1000);
  const linkOf = (key: string, query: URLSearchParams) =>
    `${options.publicUrl}${folderStoragePath}/${key}?${query}`;

  return {
    linkOrigin: new URL(options.publicUrl).origin,
    presignUpload: async ({ key, sizeBytes, mediaType, expiresInSeconds }) => {
      const expiresAt = await inSeconds(expiresInSeconds);
      const query = signLink(secret, {
        method: "PUT",
        key,
        claims: { size: String(sizeBytes), type: mediaType },
        expiresAt,
      });
      return { url: linkOf(key, query), headers: { "content-type": mediaType }, expiresAt };
    },
    presignDownload: async ({ key, fileName, mediaType, expiresInSeconds }) => {
      const expiresAt = await inSeconds(expiresInSeconds);
      const query = signLink(secret, {
        method: "GET",
        key,
        claims: { name: fileName, type: mediaType },
        expiresAt,
      });
      return { url: linkOf(key, query), expiresAt };
    },
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found && { sizeBytes: found.size, modifiedAt: found.mtime };
    },
    list: async function* (prefix) {
      for await (const path of filesBelow(join(options.directory, prefix))) {
        const found = isPart(path) ? null : await unlessMissing(stat(path));
        if (found) {
          const key = relative(options.directory, path).split(sep).join("/");
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
      await removeEmptyFolders(options.directory, pathOf(from));
    },
    remove: async (keys) => {
      for (const key of keys) {
        await unlessMissing(unlink(pathOf(key)));
        await removeEmptyFolders(options.directory, pathOf(key));
      }
    },
    removeUnfinished: async (before) => {
      for (const prefix of options.prefixes) {
        await removeUnfinished(join(options.directory, prefix), before);
      }
    },
    check: () => checkWriting(join(options.directory, probe)),
    receive: async ({ key, query, mediaType, sizeBytes, body }) => {
      const claims = await verifyLink(secret, { method: "PUT", key, query, clock });
      if (claims.size !== String(sizeBytes) || claims.type !== mediaType) {
        throw new Failure("uploadMismatch");
      }
      try {
        // A body that is broken off takes its connection with it, and nobody would hear why.
        await intoPlace(pathOf(key), { content: body.iterator({ destroyOnReturn: false }), sizeBytes });
      } finally {
        body.resume();
      }
    },
    open: async ({ key, query }) => {
      const claims = await verifyLink(secret, { method: "GET", key, query, clock });
      const found = await unlessMissing(stat(pathOf(key)));
      if (!found) {
        throw new Failure("fileNotFound");
      }
      return {
        read: (range) => createReadStream(pathOf(key), range),
        sizeBytes: found.size,
        fileName: claims.name ?? "file",
        mediaType: claims.type ?? "application/octet-stream",
      };
    },
  };
}

/** Once, however many files there are. */
async function closeOldFiles({
  directory,
  prefixes,
}: {
  directory: string;
  prefixes: string[];
}): Promise<void> {
  const marker = join(directory, closedMarker);
  if ((await unlessMissing(access(marker))) === null) {
    for (const prefix of prefixes) {
      await closeAllBelow(join(directory, prefix));
    }
    await writeFile(marker, "", { mode: ownerOnly.file });
  }
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

async function checkWriting(path: string): Promise<StorageTrouble | null> {
  try {
    await writeFile(path, Buffer.alloc(probeBytes), { mode: ownerOnly.file });
    return null;
  } catch (error) {
    return storageTroubleOf(error) ?? "broken";
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Created once for the folder; all processes on the same folder sign with the same secret. */
async function signingSecret(path: string): Promise<Buffer> {
  await writeFile(path, randomBytes(32), { mode: ownerOnly.file, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") {
        throw error;
      }
    },
  );
  return readFile(path);
}
