import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ObjectStore, StoredObject } from "../storage/storage.ts";
import { type KeptObject, lineOf, objectsPart, readKeptObjects } from "./kept-object.ts";
import type { Content, Manifest } from "./manifest.ts";
import {
  hashInto,
  keptBytes,
  listObjects,
  partOf,
  placeOfObject,
  type Vault,
  writeCompressed,
  writeFile,
} from "./vault.ts";

export type CopiedObjects = {
  sent: number;
  sentBytes: number;
  /** Were in the place before. */
  held: number;
  allBytes: number;
  /** Have rows, and are not there: lost, or removed since the rows were looked at. */
  missing: string[];
};

const objectsAtOnce = 8;
/** What is larger is read twice, to know its hash before it is sent. */
const maximumInMemory = 8 * 1024 * 1024;

/**
 * Sends the files of `keyLines` (a key and `t` where it has to be there, in the order of keys) that the place does not
 * hold yet, and lists all of them. Those that are as the `last` backup saw them are not even read.
 */
export async function backUpObjects(
  vault: Vault,
  options: {
    name: string;
    storage: Pick<ObjectStore, "stat" | "read" | "readStream">;
    keyLines: AsyncIterable<string>;
    last: { name: string; manifest: Manifest } | null;
    onObject: (counts: CopiedObjects) => void;
  },
): Promise<{ content: Content; copied: CopiedObjects }> {
  const { storage, last, onObject } = options;
  const copied: CopiedObjects = { sent: 0, sentBytes: 0, held: 0, allBytes: 0, missing: [] };
  const held = await listObjects(vault);
  const isHeld = (sha256: string, sizeBytes: number) =>
    held.get(placeOfObject(vault, sha256)) === keptBytes(vault, sizeBytes);

  const backUpOne = async ({ key, isNeeded, before }: Wanted): Promise<KeptObject | null> => {
    const found = await storage.stat(key);
    const known = found && before && isSame(found, before) ? before : null;
    const file = known && isHeld(known.sha256, known.sizeBytes) ? known : found && (await send(key, found));
    if (!file && isNeeded) copied.missing.push(key);
    if (file && file === known) copied.held += 1;
    copied.allBytes += file?.sizeBytes ?? 0;
    onObject(copied);
    return file || isNeeded ? { key, file } : null;
  };

  const send = async (key: string, found: Omit<StoredObject, "key">): Promise<KeptObject["file"]> => {
    const content = await readContent(storage, key, found.sizeBytes);
    if (!content) {
      return null;
    }
    const { sha256, sizeBytes } = content;
    if (isHeld(sha256, sizeBytes)) {
      copied.held += 1;
    } else {
      const body = await content.open();
      if (!body) {
        return null;
      }
      const place = placeOfObject(vault, sha256);
      const hash = createHash("sha256");
      await writeFile(vault, place, hashInto(hash)(body));
      if (hash.digest("hex") !== sha256) {
        await vault.store.remove([place]);
        throw new Error(`${key} changed while it was read.`);
      }
      held.set(place, keptBytes(vault, sizeBytes));
      copied.sent += 1;
      copied.sentBytes += sizeBytes;
    }
    return { sizeBytes, modifiedAt: found.modifiedAt.toISOString(), sha256 };
  };

  let rows = 0;
  async function* listed() {
    const seen = last && readKeptObjects(vault, last.name, last.manifest.objects);
    for await (const some of inPortions(withLast(options.keyLines, seen), objectsAtOnce)) {
      for (const object of await Promise.all(some.map(backUpOne))) {
        if (!object) continue;
        rows += 1;
        yield Buffer.from(lineOf(object));
      }
    }
  }
  const sha256 = await writeCompressed(vault, partOf(options.name, objectsPart), Readable.from(listed()));
  return { content: { rows, sha256 }, copied };
}

type Wanted = { key: string; isNeeded: boolean; before: KeptObject["file"] };

/** Both come in the order of their keys. */
async function* withLast(
  keyLines: AsyncIterable<string>,
  last: AsyncIterator<KeptObject> | null,
): AsyncGenerator<Wanted> {
  let seen = await last?.next();
  for await (const line of keyLines) {
    const [key = "", isNeeded] = line.split("\t");
    while (last && seen && !seen.done && seen.value.key < key) seen = await last.next();
    const before = seen && !seen.done && seen.value.key === key ? seen.value.file : null;
    yield { key, isNeeded: isNeeded === "t", before };
  }
  await last?.return?.();
}

function isSame(found: Omit<StoredObject, "key">, before: NonNullable<KeptObject["file"]>): boolean {
  return found.sizeBytes === before.sizeBytes && found.modifiedAt.toISOString() === before.modifiedAt;
}

/** Null where it is gone; so is what it opens to. */
async function readContent(
  storage: Pick<ObjectStore, "read" | "readStream">,
  key: string,
  sizeBytes: number,
): Promise<{
  sha256: string;
  sizeBytes: number;
  open: () => Promise<AsyncIterable<Uint8Array> | null>;
} | null> {
  const hash = createHash("sha256");
  if (sizeBytes <= maximumInMemory) {
    const bytes = await storage.read(key);
    return (
      bytes && {
        sha256: hash.update(bytes).digest("hex"),
        sizeBytes: bytes.byteLength,
        open: async () => Readable.from([bytes], { objectMode: false }),
      }
    );
  }
  const body = await storage.readStream(key);
  if (!body) {
    return null;
  }
  let read = 0;
  for await (const part of hashInto(hash)(body)) read += part.byteLength;
  return {
    sha256: hash.digest("hex"),
    sizeBytes: read,
    open: () => storage.readStream(key),
  };
}

async function* inPortions<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let portion: T[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length === size) {
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) yield portion;
}
