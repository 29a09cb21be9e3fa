import { randomBytes, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../failure.ts";
import { closeAllBelow, openOwnFolder, ownerOnly } from "../owner-only.ts";
import { unlessMissing } from "../unless-missing.ts";
import { signLink, verifyLink } from "./signed-link.ts";
import type { Storage } from "./storage.ts";

/** Where the server answers the links of this adapter. */
export const folderStoragePath = "/files";

const keyForm = /^[a-z]+\/[A-Za-z0-9/_-]+$/;

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
    stream: Readable;
    sizeBytes: number;
    fileName: string;
    mediaType: string;
  }>;
};

const signingKey = ".signing-key";
/** Says that all files are from since they are made for their owner only. */
const closedMarker = ".owner-only";

/** Files in a folder, with links that the server itself signs and answers. Keys begin with one of `prefixes`. */
export async function openFolderStorage(options: {
  directory: string;
  linkBase: string;
  prefixes: string[];
}): Promise<FolderStorage> {
  await openOwnFolder(options.directory, [...options.prefixes, signingKey, closedMarker]);
  await closeOldFiles(options);
  const secret = await signingSecret(join(options.directory, signingKey));
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) {
      throw new Failure("linkInvalid");
    }
    return join(options.directory, key);
  };
  const linkOf = (key: string, query: URLSearchParams) =>
    `${options.linkBase}${folderStoragePath}/${key}?${query}`;

  return {
    presignUpload: async ({ key, sizeBytes, mediaType, expiresInSeconds }) => {
      const { query, expiresAt } = signLink(secret, {
        method: "PUT",
        key,
        claims: { size: String(sizeBytes), type: mediaType },
        expiresInSeconds,
      });
      return { url: linkOf(key, query), headers: { "content-type": mediaType }, expiresAt };
    },
    presignDownload: async ({ key, fileName, mediaType, expiresInSeconds }) => {
      const { query, expiresAt } = signLink(secret, {
        method: "GET",
        key,
        claims: { name: fileName, type: mediaType },
        expiresInSeconds,
      });
      return { url: linkOf(key, query), expiresAt };
    },
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found && { sizeBytes: found.size };
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    write: async (key, bytes) => {
      await intoPlace(pathOf(key), (partPath) =>
        writeFile(partPath, bytes, { flush: true, mode: ownerOnly.file }),
      );
    },
    readStream: async (key) => {
      const file = await unlessMissing(open(pathOf(key)));
      return file?.createReadStream() ?? null;
    },
    writeStream: async (key, body) => {
      let sizeBytes = 0;
      await intoPlace(pathOf(key), async (partPath) => {
        await pipeline(body, createWriteStream(partPath, { flush: true, mode: ownerOnly.file }));
        sizeBytes = (await stat(partPath)).size;
      });
      return { sizeBytes };
    },
    move: async (from, to) => {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: ownerOnly.folder });
      await unlessMissing(rename(pathOf(from), pathOf(to)));
    },
    remove: async (keys) => {
      for (const key of keys) {
        await unlessMissing(unlink(pathOf(key)));
      }
    },
    removeOld: (prefix, olderThanMs) => removeOld(join(options.directory, prefix), Date.now() - olderThanMs),
    receive: async ({ key, query, mediaType, sizeBytes, body }) => {
      const claims = verifyLink(secret, { method: "PUT", key, query });
      if (claims.size !== String(sizeBytes) || claims.type !== mediaType) {
        throw new Failure("uploadMismatch");
      }
      await intoPlace(pathOf(key), async (partPath) => {
        await pipeline(body, createWriteStream(partPath, { flush: true, mode: ownerOnly.file }));
        if ((await stat(partPath)).size !== sizeBytes) {
          throw new Failure("uploadMismatch");
        }
      });
    },
    open: async ({ key, query }) => {
      const claims = verifyLink(secret, { method: "GET", key, query });
      const found = await unlessMissing(stat(pathOf(key)));
      if (!found) {
        throw new Failure("fileNotFound");
      }
      return {
        stream: createReadStream(pathOf(key)),
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

/** Writes beside the final path and renames: a reader sees the whole file or none. */
async function intoPlace(path: string, writePart: (partPath: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
  const partPath = `${path}.${randomUUID()}.part`;
  try {
    await writePart(partPath);
    await rename(partPath, path);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
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

async function removeOld(directory: string, before: number): Promise<number> {
  let removed = 0;
  const entries = (await unlessMissing(readdir(directory, { recursive: true, withFileTypes: true }))) ?? [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await unlessMissing(stat(path));
    if (found && found.mtimeMs < before) {
      await unlessMissing(unlink(path));
      removed += 1;
    }
  }
  return removed;
}
