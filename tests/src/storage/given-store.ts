import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readStorageUrl } from "@winnow/server/config/storage-url.ts";
import { openStorageAt } from "@winnow/server/open-storage.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { buildHttpServer } from "@winnow/server/platform/http/build-http-server.ts";
import type { Storage } from "@winnow/server/platform/storage/storage.ts";
import { givenBucket, hasS3Server } from "../support/ceph.ts";
import { s3Server } from "../support/s3-server.ts";

export type Store = {
  storage: Storage;
  /** The same, when so many seconds more have gone by. */
  storageIn: (seconds: number) => Promise<Storage>;
  close: () => Promise<void>;
};

/** Each implementation of the port, by its name; S3 where there is a server to run it on. */
export const stores: [string, () => Promise<Store>][] = [
  ["a folder", folderStore],
  ...(hasS3Server ? ([["S3", () => s3Store()]] satisfies [string, () => Promise<Store>][]) : []),
];

/** In a folder of its own, with a server that answers its links. */
async function folderStore(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-store-"));
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const open = (seconds: number) => openAt(pathToFileURL(directory).href, { publicUrl, seconds });
  const { storage, mount } = await open(0);
  const app = await buildHttpServer({ logLevel: "silent", publicUrl, trustedProxies: null });
  mount(app);
  await app.listen({ host: "127.0.0.1", port });
  return {
    storage,
    storageIn: async (seconds) => (await open(seconds)).storage,
    close: async () => {
      await app.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** In a bucket of its own. */
export async function s3Store(
  given: { isVersioned?: boolean; query?: string; through?: { port: number } } = {},
): Promise<Store & { bucket: Awaited<ReturnType<typeof givenBucket>> }> {
  const bucket = await givenBucket(await s3Server(), given);
  const open = async (seconds: number) =>
    (await openAt(bucket.url(given.through, given.query), { seconds })).storage;
  return { bucket, storage: await open(0), storageIn: open, close: async () => undefined };
}

/** What `url` names; its clock is off by so many seconds. */
export function openAt(url: string, { publicUrl = "http://127.0.0.1", seconds = 0 } = {}) {
  const place = readStorageUrl(url);
  if (!place) throw new Error("It is no place for files.");
  const clock = { now: async () => new Date(Date.now() + seconds * 1000) };
  return openStorageAt(place, { publicUrl, clock });
}
