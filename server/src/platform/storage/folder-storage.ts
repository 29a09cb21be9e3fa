import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Clock } from "../database/database-clock.ts";
import { Failure } from "../failure.ts";
import { closeAllBelow, openOwnFolder, ownerOnly } from "../owner-only.ts";
import { unlessMissing } from "../unless-missing.ts";
import { openFolderObjects } from "./folder-objects.ts";
import { signLink, verifyLink } from "./signed-link.ts";
import type { Storage } from "./storage.ts";
import { type StorageTrouble, storageTroubleOf } from "./storage-trouble.ts";

/** Where the server answers the links of this adapter. */
export const folderStoragePath = "/files";

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
  const { pathOf, receive, ...objects } = openFolderObjects(options);
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
    ...objects,
    check: () => checkWriting(join(options.directory, probe)),
    receive: async ({ key, query, mediaType, sizeBytes, body }) => {
      const claims = await verifyLink(secret, { method: "PUT", key, query, clock });
      if (claims.size !== String(sizeBytes) || claims.type !== mediaType) {
        throw new Failure("uploadMismatch");
      }
      try {
        // A body that is broken off takes its connection with it, and nobody would hear why.
        await receive(key, { content: body.iterator({ destroyOnReturn: false }), sizeBytes });
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
