import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { forEachAtOnce } from "./for-each-at-once.ts";
import type { Storage } from "./storage.ts";

export type Copied = {
  copied: number;
  copiedBytes: number;
  /** Were there before, with the same bytes. */
  same: number;
  /** Were there before, with other bytes. */
  replaced: number;
  /** Went from where they came from while they were copied. */
  gone: number;
  /** Lie only where the others are copied to. */
  extra: number;
};

/**
 * Copies what lies below the prefixes. What is there already is compared instead, so that whatever was cut off goes on
 * where it ended. Each object is read back and has the hash of what was read; throws where it has not. `onObject` is
 * told of each as it is done.
 */
export async function copyObjects(
  { from, to }: { from: Storage; to: Storage },
  { prefixes, onObject }: { prefixes: string[]; onObject?: (copied: Copied) => void },
): Promise<Copied> {
  const counts: Copied = { copied: 0, copiedBytes: 0, same: 0, replaced: 0, gone: 0, extra: 0 };
  for (const prefix of prefixes) {
    await forEachAtOnce(from.list(prefix), async ({ key, sizeBytes }) => {
      const there = await to.stat(key);
      if (there?.sizeBytes === sizeBytes && (await haveSameBytes({ from, to }, key))) {
        counts.same += 1;
      } else {
        const bytes = await copyObject({ from, to }, key);
        counts.gone += bytes === null ? 1 : 0;
        counts.copied += bytes === null ? 0 : 1;
        counts.copiedBytes += bytes ?? 0;
        counts.replaced += bytes !== null && there ? 1 : 0;
      }
      onObject?.(counts);
    });
    await forEachAtOnce(to.list(prefix), async ({ key }) => {
      counts.extra += (await from.stat(key)) ? 0 : 1;
    });
  }
  return counts;
}

/** Null where the object is gone. */
async function copyObject({ from, to }: { from: Storage; to: Storage }, key: string): Promise<number | null> {
  const body = await from.readStream(key);
  if (!body) {
    return null;
  }
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const reading = pipeline(body, hashed);
  // Whoever writes what it reads hears of it as well.
  reading.catch(() => undefined);
  const { sizeBytes } = await to.writeStream(key, hashed);
  await reading;
  if ((await hashOf(to, key)) !== hash.digest("hex")) {
    throw new Error(`${key} is not what was written.`);
  }
  return sizeBytes;
}

async function haveSameBytes({ from, to }: { from: Storage; to: Storage }, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([hashOf(from, key), hashOf(to, key)]);
  return here !== null && here === there;
}

async function hashOf(storage: Storage, key: string): Promise<string | null> {
  const body = await storage.readStream(key);
  if (!body) {
    return null;
  }
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}
