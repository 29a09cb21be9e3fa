import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { Storage } from "@winnow/server/platform/storage/storage.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasS3Server } from "../support/ceph.ts";
import { type Store, stores } from "./given-store.ts";

test.skipIf(hasS3Server)("S3 is left out: there is no Ceph here (CONTRIBUTING.md says how to get it)", () => {
  expect(stores).toHaveLength(1);
});

/** What every implementation of the port promises, so that nobody above it needs to know which one it is. */
describe.each(stores)("%s", (_name, givenStore) => {
  let store: Store;
  let storage: Storage;
  let number = 0;
  const bytes = new TextEncoder().encode("%PDF-1.7 these are one, two, three words");
  beforeAll(async () => {
    store = await givenStore();
    storage = store.storage;
  });
  afterAll(() => store?.close());

  /** Of its own for each test. */
  function newKey(prefix = "uploads"): string {
    number += 1;
    return `${prefix}/account/screening-${number}/file`;
  }

  function presign(key: string, of: Storage = storage) {
    return of.presignUpload({
      key,
      sizeBytes: bytes.byteLength,
      mediaType: "application/pdf",
      expiresInSeconds: 600,
    });
  }

  function put(link: { url: string; headers: Record<string, string> }, body: Uint8Array, headers = {}) {
    return fetch(link.url, {
      method: "PUT",
      headers: { ...link.headers, ...headers },
      body: Buffer.from(body),
    });
  }

  async function keysBelow(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  }

  describe("a link for an upload", () => {
    test("takes what was announced, leads where pages may go, and says when it ends", async () => {
      const key = newKey();

      const link = await presign(key);
      const answer = await put(link, bytes);

      expect(answer.status).toBe(200);
      expect(new URL(link.url).origin).toBe(storage.linkOrigin);
      expect(Math.abs(link.expiresAt.getTime() - Date.now() - 600_000)).toBeLessThan(60_000);
      expect(await storage.read(key)).toEqual(Buffer.from(bytes));
      expect(await storage.stat(key)).toEqual({
        sizeBytes: bytes.byteLength,
        modifiedAt: expect.any(Date),
      });
    });

    test.each<[string, Uint8Array, Record<string, string>]>([
      ["one byte less", bytes.slice(1), {}],
      ["one byte more", new Uint8Array([...bytes, 0]), {}],
      ["nothing", new Uint8Array(), {}],
      ["another type", bytes, { "content-type": "text/html" }],
    ])("refuses %s", async (_what, body, headers) => {
      const key = newKey();

      const answer = await put(await presign(key), body, headers);

      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await storage.stat(key)).toBeNull();
    });

    test.each<[string, (url: URL) => void]>([
      [
        "another key",
        (url) => {
          url.pathname = `${url.pathname}x`;
        },
      ],
      ["another signature", (url) => replaceIn(url, /signature$/i, (value) => value.replace(/.$/, flipped))],
      ["no signature", (url) => removeFrom(url, /signature$/i)],
      ["a later end", (url) => replaceIn(url, /expires$/i, (value) => `${value}9`)],
      ["no end", (url) => removeFrom(url, /expires$/i)],
    ])("that was changed to %s is refused", async (_what, change) => {
      const key = newKey();
      const link = await presign(key);
      const url = new URL(link.url);
      change(url);

      const answer = await put({ ...link, url: url.href }, bytes);

      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await keysBelow(key.replace("/file", ""))).toEqual([]);
    });

    test("is refused once it has expired", async () => {
      const key = newKey();
      const earlier = await store.storageIn(-3_600);

      const answer = await put(await presign(key, earlier), bytes);

      expect(answer.status).toBe(403);
      expect(await storage.stat(key)).toBeNull();
    });

    test("reads nothing", async () => {
      const key = newKey();
      const link = await presign(key);
      await put(link, bytes);

      expect((await fetch(link.url)).status).toBe(403);
    });

    test("cannot reach what was moved away, and neither is it there any more", async () => {
      const [from, to] = [newKey(), newKey("files")];
      const link = await presign(from);
      await put(link, bytes);

      await storage.move(from, to);
      const whereItWas = await storage.stat(from);
      await put(link, new Uint8Array(bytes.byteLength));

      expect(whereItWas).toBeNull();
      expect(await storage.read(to)).toEqual(Buffer.from(bytes));
    });
  });

  describe("a link for a download", () => {
    const fileName = 'Zoë\'s "CV" 100%.pdf';
    async function linkTo(key: string, of: Storage = storage) {
      return of.presignDownload({ key, fileName, mediaType: "application/pdf", expiresInSeconds: 300 });
    }

    test("is answered as an attachment of this name and type that nobody keeps", async () => {
      const key = newKey("files");
      await storage.write(key, bytes);

      const link = await linkTo(key);
      const answer = await fetch(link.url);

      expect(answer.status).toBe(200);
      expect(new URL(link.url).origin).toBe(storage.linkOrigin);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toBe(
        `attachment; filename="Zo_'s _CV_ 100_.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22%20100%25.pdf`,
      );
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes));
    });

    test.each([
      ["bytes=0-3", 206, "%PDF"],
      ["bytes=-5", 206, "words"],
      ["bytes=9000-", 416, null],
    ])("answers a range: %s", async (range, status, text) => {
      const key = newKey("files");
      await storage.write(key, bytes);

      const answer = await fetch((await linkTo(key)).url, { headers: { range } });

      expect(answer.status).toBe(status);
      if (text !== null) {
        expect(await answer.text()).toBe(text);
        expect(answer.headers.get("content-range")).toMatch(
          new RegExp(`^bytes \\d+-\\d+/${bytes.byteLength}$`),
        );
      }
    });

    test("is refused when it was changed, has expired, or is used to write", async () => {
      const key = newKey("files");
      await storage.write(key, bytes);
      const link = await linkTo(key);
      const renamed = new URL(link.url);
      replaceIn(renamed, /^name$|disposition$/i, (value) => value.replace("CV", "XX"));
      const expired = await linkTo(key, await store.storageIn(-3_600));

      expect((await fetch(renamed)).status).toBe(403);
      expect((await fetch(expired.url)).status).toBe(403);
      expect((await put({ ...link, headers: {} }, bytes)).status).toBe(403);
    });

    test("finds nothing once the object was removed", async () => {
      const key = newKey("files");
      await storage.write(key, bytes);
      const link = await linkTo(key);

      await storage.remove([key]);

      expect((await fetch(link.url)).status).toBe(404);
    });
  });

  describe("an object", () => {
    test("that is not there is null, and removing or moving it is no error", async () => {
      const [key, other] = [newKey(), newKey("files")];

      expect(await storage.stat(key)).toBeNull();
      expect(await storage.read(key)).toBeNull();
      expect(await storage.readStream(key)).toBeNull();
      await storage.remove([key]);
      await storage.move(key, other);
      expect(await storage.stat(other)).toBeNull();
    });

    test("is replaced as a whole by what is written in its place", async () => {
      const key = newKey("receipts");
      await storage.write(key, bytes);

      await storage.write(key, bytes.slice(5));

      expect(await storage.read(key)).toEqual(Buffer.from(bytes.slice(5)));
    });

    test("may be moved by many at once, who all find it moved", async () => {
      const [from, to] = [newKey(), newKey("files")];
      await storage.write(from, bytes);

      await Promise.all(Array.from({ length: 10 }, () => storage.move(from, to)));

      expect(await storage.stat(from)).toBeNull();
      expect(await storage.read(to)).toEqual(Buffer.from(bytes));
    });

    test.each([
      "files/../../outside",
      "files/%2e%2e/outside",
      "/etc/passwd",
      ".signing-key",
      "files/a\\b",
      "files/a.pdf",
      "files/",
    ])("is never at %s", async (key) => {
      await expect(storage.read(key)).rejects.toThrow();
      await expect(storage.write(key, bytes)).rejects.toThrow();
      await expect(storage.remove([key])).rejects.toThrow();
    });
  });

  describe("a stream", () => {
    const large = randomBytes(20_000_000);
    async function* inPieces(content: Uint8Array, failure?: Error) {
      for (let start = 0; start < content.byteLength; start += 70_000) {
        yield content.subarray(start, start + 70_000);
        await setImmediate();
      }
      if (failure) throw failure;
    }

    test.each([
      ["nothing", new Uint8Array()],
      ["a little", bytes],
      ["20 MB", large],
    ])("of %s arrives as it was, and comes back so", async (_size, content) => {
      const key = newKey("exports");

      const written = await storage.writeStream(key, Readable.from(inPieces(content)));
      const read = await storage.readStream(key);

      expect(written).toEqual({ sizeBytes: content.byteLength });
      expect(Buffer.compare(await buffer(read ?? Readable.from([])), content)).toBe(0);
      expect((await storage.stat(key))?.sizeBytes).toBe(content.byteLength);
    });

    test.each([
      ["a little", bytes],
      ["20 MB", large],
    ])("that fails after %s leaves no object, and its failure rises", async (_size, content) => {
      const key = newKey("exports");
      const failure = new Error("no room");

      await expect(storage.writeStream(key, Readable.from(inPieces(content, failure)))).rejects.toBe(failure);

      expect(await storage.stat(key)).toBeNull();
      expect(await keysBelow(key.replace("/file", ""))).toEqual([]);
    });

    test("that is put down in the middle holds nothing up", async () => {
      const key = newKey("exports");
      await storage.write(key, large);

      for (let time = 0; time < 100; time += 1) (await storage.readStream(key))?.destroy();

      expect((await storage.read(key))?.byteLength).toBe(large.byteLength);
    });
  });

  test("a list has everything below a prefix and nothing beside it, however much there is", async () => {
    const keys = Array.from({ length: 1_010 }, (_, index) => `files/lists/of-one/${index}`);
    for (let start = 0; start < keys.length; start += 100) {
      await Promise.all(keys.slice(start, start + 100).map((key) => storage.write(key, bytes)));
    }
    await storage.write("files/lists/of-one-more/1", bytes);

    expect(await keysBelow("files/lists/of-one")).toEqual(keys.sort());
  });

  test("what was begun and not finished goes, and nothing else does", async () => {
    const key = newKey("files");
    await storage.write(key, bytes);

    await storage.removeUnfinished(new Date(Date.now() + 60_000));

    expect(await storage.read(key)).toEqual(Buffer.from(bytes));
  });

  test("it says that files can be kept", async () => {
    expect(await storage.check()).toBeNull();
  });
});

function flipped(letter: string): string {
  return letter === "a" ? "b" : "a";
}

function removeFrom(url: URL, name: RegExp): void {
  for (const key of [...url.searchParams.keys()].filter((one) => name.test(one)))
    url.searchParams.delete(key);
}

function replaceIn(url: URL, name: RegExp, change: (value: string) => string): void {
  for (const [key, value] of [...url.searchParams].filter(([one]) => name.test(one))) {
    url.searchParams.set(key, change(value));
  }
}
