import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { forEachAtOnce } from "../storage/for-each-at-once.ts";
import type { ObjectStore } from "../storage/storage.ts";
import { readKeptObjects } from "./kept-object.ts";
import type { Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { hashInto, keptBytes, listObjects, placeOfObject, readFile, type Vault } from "./vault.ts";

export type RestoredObjects = {
  copied: number;
  copiedBytes: number;
  /** Were there from a try before. */
  same: number;
  /** The keys of all of them. */
  keys: Set<string>;
  /** Those that the backup has rows of and no file. */
  missing: string[];
};

type Target = {
  storage: Pick<ObjectStore, "stat" | "list" | "readStream" | "writeStream" | "remove">;
  prefixes: string[];
};

const maximumNamed = 20;

/** What the place does not hold of the files of a backup, or not at their length. */
export async function findMissing(vault: Vault, name: string, { objects }: Manifest): Promise<string[]> {
  const held = await listObjects(vault);
  const missing: string[] = [];
  for await (const { key, file } of readKeptObjects(vault, name, objects)) {
    const isHeld = !file || held.get(placeOfObject(vault, file.sha256)) === keptBytes(vault, file.sizeBytes);
    if (!isHeld && missing.push(`${key} is missing or cut off`) === maximumNamed) break;
  }
  return missing;
}

/** The keys of a backup. Throws a `BackupRefusal` where the storage holds others. */
export async function requireOwnObjects(
  vault: Vault,
  options: { name: string; manifest: Manifest; installation: Target },
): Promise<Pick<RestoredObjects, "keys" | "missing">> {
  const { name, manifest, installation } = options;
  const keys = new Set<string>();
  const missing: string[] = [];
  for await (const { key, file } of readKeptObjects(vault, name, manifest.objects)) {
    if (file) keys.add(key);
    else missing.push(key);
  }
  await requireNoOthers(installation, keys);
  return { keys, missing };
}

/** Copies the files of a backup, of which `found` tells. Throws a `BackupRefusal` where one is not what it was. */
export async function restoreObjects(
  vault: Vault,
  options: {
    name: string;
    manifest: Manifest;
    installation: Pick<Target, "storage">;
    found: Pick<RestoredObjects, "keys" | "missing">;
    onObject: (counts: RestoredObjects) => void;
  },
): Promise<RestoredObjects> {
  const { name, manifest, installation, found, onObject } = options;
  const { storage } = installation;
  const counts: RestoredObjects = { copied: 0, copiedBytes: 0, same: 0, ...found };
  const damaged: string[] = [];
  await forEachAtOnce(readKeptObjects(vault, name, manifest.objects), async ({ key, file }) => {
    if (!file) {
      return;
    }
    if ((await storage.stat(key)) && (await hashOf(storage, key)) === file.sha256) {
      counts.same += 1;
    } else if (await copyOne(vault, storage, { key, sha256: file.sha256 })) {
      counts.copied += 1;
      counts.copiedBytes += file.sizeBytes;
    } else {
      damaged.push(key);
    }
    onObject(counts);
  });
  if (damaged.length > 0) {
    throw new BackupRefusal(
      `${damaged.length} files of the backup are damaged, and no rows were restored: ${damaged.slice(0, maximumNamed).join(", ")}.`,
    );
  }
  return counts;
}

/** False, and nothing there, where it is not what the backup kept. */
async function copyOne(
  vault: Vault,
  storage: Target["storage"],
  { key, sha256 }: { key: string; sha256: string },
): Promise<boolean> {
  const hash = createHash("sha256");
  try {
    const body = await readFile(vault, placeOfObject(vault, sha256));
    await storage.writeStream(key, Readable.from(hashInto(hash)(body), { objectMode: false }));
  } catch (error) {
    if (error instanceof BackupRefusal) {
      return false;
    }
    throw error;
  }
  if (hash.digest("hex") === sha256) {
    return true;
  }
  await storage.remove([key]);
  return false;
}

async function requireNoOthers({ storage, prefixes }: Target, keys: Set<string>): Promise<void> {
  for (const prefix of prefixes) {
    for await (const { key } of storage.list(prefix)) {
      if (!keys.has(key)) {
        throw new BackupRefusal(
          `The storage is not empty: it holds ${key}, which is not of this backup. Name an empty folder or bucket as STORAGE_URL.`,
        );
      }
    }
  }
}

async function hashOf(storage: Target["storage"], key: string): Promise<string | null> {
  const body = await storage.readStream(key);
  const hash = createHash("sha256");
  for await (const part of body ?? []) hash.update(part);
  return body && hash.digest("hex");
}
