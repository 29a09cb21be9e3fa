import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { BackupRefusal } from "./refusal.ts";

const algorithm = "aes-256-gcm";
const saltBytes = 32;
const tagBytes = 16;
const chunkBytes = 64 * 1024;

type Sealing = {
  /** 32 bytes. */
  key: Uint8Array;
  /** What the file is, which no other can be taken for. */
  name: string;
};

/**
 * Encrypts what comes, in memory that does not grow with it: a salt, then chunks, each with its tag. The key follows
 * from the salt by HKDF and is used for nothing else; the nonce of a chunk is its number and whether it is the last,
 * so that chunks that are missing, swapped or added are noticed (STREAM: Hoang, Reyhanitabar, Rogaway, Vizár, 2015).
 */
export async function* seal(body: AsyncIterable<Uint8Array>, sealing: Sealing): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(sealing, salt);
  yield salt;
  let number = 0;
  for await (const { bytes, isLast } of inChunks(body, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    cipher.setAAD(Buffer.from(sealing.name));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** What was sealed under the same key and name. Throws a `BackupRefusal` for anything else, once it comes to it. */
export async function* unseal(body: AsyncIterable<Uint8Array>, sealing: Sealing): AsyncGenerator<Buffer> {
  const { head, rest } = await takeHead(body, saltBytes);
  const key = keyOf(sealing, head);
  let number = 0;
  for await (const { bytes, isLast } of inChunks(rest, chunkBytes + tagBytes)) {
    if (bytes.byteLength < tagBytes) {
      throw damaged(sealing);
    }
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(sealing.name));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const opened = decipher.update(bytes.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch (error) {
      throw damaged(sealing, error);
    }
    yield opened;
    number += 1;
  }
}

/** How long a file is once it is sealed. */
export function sealedBytes(plainBytes: number): number {
  return saltBytes + plainBytes + Math.max(1, Math.ceil(plainBytes / chunkBytes)) * tagBytes;
}

function keyOf({ key }: Sealing, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, "file", 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function damaged({ name }: Sealing, cause?: unknown): BackupRefusal {
  return new BackupRefusal(`${name} is damaged or not whole.`, cause);
}

async function takeHead(
  body: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; rest: AsyncIterable<Uint8Array> }> {
  const iterator = body[Symbol.asyncIterator]();
  let taken = Buffer.alloc(0);
  while (taken.byteLength < size) {
    const next = await iterator.next();
    if (next.done) break;
    taken = Buffer.concat([taken, next.value]);
  }
  async function* rest() {
    yield taken.subarray(size);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: taken.subarray(0, size), rest: rest() };
}

/** All of `size` but the last, which may be shorter, and is empty only where nothing came. */
async function* inChunks(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const part of body) {
    parts.push(part);
    heldBytes += part.byteLength;
    if (heldBytes > size) {
      const held = Buffer.concat(parts);
      let from = 0;
      for (; heldBytes - from > size; from += size) {
        yield { bytes: held.subarray(from, from + size), isLast: false };
      }
      parts = [held.subarray(from)];
      heldBytes -= from;
    }
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}
