import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import type { ObjectStore } from "../storage/storage.ts";
import type { BackupKey } from "./backup-key.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { seal, sealedBytes, unseal } from "./sealing.ts";

/** Where backups lie, encrypted if there is a key: `backups/<name>/…` each, `objects/…` for all of them. */
export type Vault = { store: ObjectStore; key: BackupKey };

const backupsPrefix = "backups";
const objectsPrefix = "objects";
export const vaultPrefixes = [backupsPrefix, objectsPrefix];
/** Says whose backups these are. */
export const claimPart = "place/installation";

/** A file of one backup. */
export function partOf(backup: string, part: string): string {
  return `${backupsPrefix}/${backup}/${part}`;
}

/** Where an object lies, by what it holds, so that the same bytes are kept once. */
export function placeOfObject({ key }: Vault, sha256: string): string {
  const name = key.nameOf(sha256);
  return `${objectsPrefix}/${name.slice(0, 2)}/${name}`;
}

/** How much of the place an object of so many bytes takes. */
export function keptBytes({ key }: Vault, plainBytes: number): number {
  return key.sealing ? sealedBytes(plainBytes) : plainBytes;
}

export async function writeFile(
  { store, key }: Vault,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const kept = key.sealing ? seal(body, { key: key.sealing, name }) : body;
  await store.writeStream(name, Readable.from(kept, { objectMode: false }));
}

/** Throws a `BackupRefusal` where it is missing, and while it is read where it is damaged. */
export async function readFile({ store, key }: Vault, name: string): Promise<AsyncIterable<Uint8Array>> {
  const body = await store.readStream(name);
  if (!body) {
    throw new BackupRefusal(`${name} is missing.`);
  }
  return key.sealing ? unseal(body, { key: key.sealing, name }) : body;
}

/** Compressed; answers the hash of what came. */
export async function writeCompressed(vault: Vault, name: string, body: Readable): Promise<string> {
  const hash = createHash("sha256");
  const compressed = pipeline(body, hashInto(hash), createGzip(), () => undefined);
  await writeFile(vault, name, compressed);
  return hash.digest("hex");
}

/** Throws a `BackupRefusal` at its end, or before, where it is not what was written. */
export async function* readCompressed(vault: Vault, name: string, sha256?: string): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const body = await readFile(vault, name);
  try {
    for await (const part of pipeline(Readable.from(body), createGunzip(), () => undefined)) {
      hash.update(part);
      yield part;
    }
  } catch (error) {
    throw isCompressionError(error) ? new BackupRefusal(`${name} is damaged or not whole.`, error) : error;
  }
  if (sha256 !== undefined && hash.digest("hex") !== sha256) {
    throw new BackupRefusal(`${name} is not what the manifest says.`);
  }
}

/** The names of all backups that are whole, oldest first. */
export async function listBackups({ store }: Vault): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list(backupsPrefix)) {
    const [, name = "", part] = key.split("/");
    if (part === "manifest") names.push(name);
  }
  return names.sort();
}

export async function readManifestOf(vault: Vault, backup: string): Promise<Manifest> {
  return readManifest(backup, await readManifestFile(vault, backup), vault.key);
}

export async function readManifestFile({ store }: Vault, backup: string): Promise<string> {
  const file = await store.read(partOf(backup, "manifest"));
  if (!file) {
    throw new BackupRefusal(`There is no backup ${backup} in this place.`);
  }
  return new TextDecoder().decode(file);
}

export async function writeManifestOf(vault: Vault, backup: string, manifest: Manifest): Promise<void> {
  await vault.store.write(partOf(backup, "manifest"), Buffer.from(writeManifest(manifest, vault.key)));
}

/** How many bytes of each object lie there: some hundred bytes of memory for each. */
export async function listObjects({ store }: Vault): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  for await (const { key, sizeBytes } of store.list(objectsPrefix)) held.set(key, sizeBytes);
  return held;
}

/** Passes on what comes. */
export function hashInto(hash: { update: (bytes: Uint8Array) => unknown }) {
  return async function* (body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of body) {
      hash.update(part);
      yield part;
    }
  };
}

function isCompressionError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
