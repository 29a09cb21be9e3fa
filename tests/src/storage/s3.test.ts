import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasS3Server, s3DnsName, s3EncryptionKeyId } from "../support/ceph.ts";
import { type FaultProxy, startFaultProxy } from "../support/fault-proxy.ts";
import { s3Server } from "../support/s3-server.ts";
import { openAt, s3Store } from "./given-store.ts";

const bytes = new TextEncoder().encode("%PDF-1.7 a few words");
const soon = () => new Date(Date.now() + 60_000);

describe.runIf(hasS3Server)("a bucket that keeps versions", () => {
  async function givenVersions() {
    const { storage, bucket } = await s3Store({ isVersioned: true });
    const { client } = bucket;
    const versions = async () => {
      const listed = await client.send(new ListObjectVersionsCommand({ Bucket: bucket.bucket }));
      return [...(listed.Versions ?? []), ...(listed.DeleteMarkers ?? [])].map(({ Key }) => Key).sort();
    };
    return { storage, client, bucket: bucket.bucket, versions };
  }

  test("keeps nothing of what was removed or moved, also of what was written over", async () => {
    const { storage, versions } = await givenVersions();
    const [from, to] = ["uploads/a/b/c", "files/a/b/c"];
    await storage.write(from, bytes);
    await storage.write(from, bytes.slice(1));
    await storage.write(`${from}-2`, bytes);

    await storage.move(from, to);
    expect(await versions()).toEqual([to, `${from}-2`].sort());
    await storage.remove([to, `${from}-2`]);

    expect(await versions()).toEqual([]);
    expect(await storage.check()).toBeNull();
    expect(await versions()).toEqual([]);
  });

  test("loses in the sweep what somebody else has only hidden, and keeps what is there", async () => {
    const { storage, client, bucket, versions } = await givenVersions();
    const [hidden, kept] = ["files/a/b/hidden", "files/a/b/kept"];
    await storage.write(hidden, bytes);
    await storage.write(kept, bytes);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: hidden }));

    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await versions()).toEqual([hidden, hidden, kept]);
    await storage.removeUnfinished(soon());

    expect(await versions()).toEqual([kept]);
  });
});

describe.runIf(hasS3Server)("a bucket", () => {
  test("loses in the sweep the parts of what nobody is writing any more", async () => {
    const { storage, bucket } = await s3Store();
    const Bucket = bucket.bucket;
    await bucket.client.send(new CreateMultipartUploadCommand({ Bucket, Key: "exports/a/b/c" }));
    const begun = async () =>
      (await bucket.client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.length ?? 0;

    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await begun()).toBe(1);
    await storage.removeUnfinished(soon());

    expect(await begun()).toBe(0);
  });

  test("keeps nothing of a stream that fails in the middle", async () => {
    const { storage, bucket } = await s3Store();
    async function* broken() {
      for (let piece = 0; piece < 20; piece += 1) yield randomBytes(1_000_000);
      throw new Error("the source broke");
    }

    await expect(storage.writeStream("exports/a/b/c", Readable.from(broken()))).rejects.toThrow(
      "the source broke",
    );

    const { Uploads } = await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: bucket.bucket }));
    expect(Uploads ?? []).toEqual([]);
  });

  test("that is asked to encrypt encrypts whatever is written, by links too", async () => {
    const { storage, bucket } = await s3Store({ query: `&sse=aws:kms&sse_key_id=${s3EncryptionKeyId}` });
    const link = await storage.presignUpload({
      key: "uploads/a/b/link",
      sizeBytes: bytes.byteLength,
      mediaType: "application/pdf",
      expiresInSeconds: 60,
    });
    const body = Buffer.from(bytes);

    const withoutWish = await fetch(link.url, {
      method: "PUT",
      headers: { "content-type": "application/pdf" },
      body,
    });
    const asSigned = await fetch(link.url, { method: "PUT", headers: link.headers, body });
    await storage.write("files/a/b/written", bytes);
    await storage.writeStream("exports/a/b/streamed", Readable.from([randomBytes(9_000_000)]));
    await storage.write("uploads/a/b/moved", bytes);
    await storage.move("uploads/a/b/moved", "files/a/b/moved");

    expect([withoutWish.status, asSigned.status]).toEqual([403, 200]);
    for (const key of ["uploads/a/b/link", "files/a/b/written", "exports/a/b/streamed", "files/a/b/moved"]) {
      const found = await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: key }));
      expect([key, found.ServerSideEncryption, found.SSEKMSKeyId]).toEqual([
        key,
        "aws:kms",
        s3EncryptionKeyId,
      ]);
    }
    expect(await storage.read("files/a/b/moved")).toEqual(body);
  });

  test("that stands in the name of the host is reached by links of that form", async () => {
    const { port } = await s3Server();
    const { bucket } = await s3Store();
    const url = bucket.url(undefined, "&style=virtual").replace("127.0.0.1", s3DnsName);
    const { storage: virtual } = await openAt(url);

    const link = await virtual.presignUpload({
      key: "uploads/a/b/c",
      sizeBytes: bytes.byteLength,
      mediaType: "application/pdf",
      expiresInSeconds: 60,
    });

    expect(virtual.linkOrigin).toBe(`http://${bucket.bucket}.${s3DnsName}:${port}`);
    expect(new URL(link.url).origin).toBe(virtual.linkOrigin);
    expect(await putByHost(link)).toBe(200);
    const found = await bucket.client.send(
      new HeadObjectCommand({ Bucket: bucket.bucket, Key: "uploads/a/b/c" }),
    );
    expect(found.ContentLength).toBe(bytes.byteLength);
  });

  /** As a resolver would that knows the name. */
  function putByHost(link: { url: string; headers: Record<string, string> }): Promise<number | undefined> {
    const { host, port, pathname, search } = new URL(link.url);
    return new Promise((resolve, reject) => {
      request(
        {
          host: "127.0.0.1",
          port,
          path: `${pathname}${search}`,
          method: "PUT",
          headers: { ...link.headers, host, "content-length": bytes.byteLength },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      )
        .on("error", reject)
        .end(bytes);
    });
  }
});

describe.runIf(hasS3Server)("a store", () => {
  let proxy: FaultProxy;
  beforeAll(async () => {
    proxy = await startFaultProxy(await s3Server());
  });
  afterAll(() => proxy?.close());

  const unavailable = { failureName: "storageUnavailable", retryAfterSeconds: 10 };

  test.each<[string, () => void]>([
    ["refuses", () => proxy.refuse()],
    ["is silent", () => proxy.fallSilent()],
    ["breaks off in the middle of its answers", () => proxy.cutAfter(100)],
  ])(
    "that %s is unavailable for whatever it is asked, and there again when it is back",
    async (_what, fail) => {
      proxy.pass();
      const { storage } = await s3Store({ through: proxy });
      const key = "files/a/b/c";
      await storage.write(key, bytes);
      fail();

      const outcomes = await Promise.allSettled([
        storage.read(key),
        storage.stat("files/a/b/other"),
        storage.write("files/a/b/new", bytes),
        storage.move(key, "files/a/b/moved"),
        storage.remove(["files/a/b/third"]),
        storage.list("files")[Symbol.asyncIterator]().next(),
        storage.check().then((trouble) => Promise.reject(trouble)),
      ]);
      proxy.pass();

      expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
        ...Array.from({ length: 6 }, () => expect.objectContaining(unavailable)),
        "unreachable",
      ]);
      expect(await storage.check()).toBeNull();
      expect(await storage.read("files/a/b/moved").then((found) => found ?? storage.read(key))).toEqual(
        Buffer.from(bytes),
      );
    },
  );

  test("that breaks off in the middle of an object gives nobody half of it", async () => {
    proxy.pass();
    const { storage } = await s3Store({ through: proxy });
    const key = "exports/a/b/c";
    const large = randomBytes(3_000_000);
    await storage.write(key, large);
    proxy.cutAfter(1_000_000);

    await expect(storage.read(key)).rejects.toMatchObject(unavailable);
    const stream = await storage.readStream(key);
    await expect(buffer(stream ?? Readable.from([]))).rejects.toMatchObject(unavailable);
    proxy.pass();

    expect(Buffer.compare((await storage.read(key)) ?? Buffer.of(), large)).toBe(0);
  });

  test("that goes away while a large object is written has none of it", async () => {
    proxy.pass();
    const { storage } = await s3Store({ through: proxy });
    const key = "exports/a/b/c";
    async function* pieces() {
      for (let piece = 0; piece < 20; piece += 1) {
        if (piece === 15) proxy.refuse();
        yield randomBytes(1_000_000);
      }
    }

    await expect(storage.writeStream(key, Readable.from(pieces()))).rejects.toMatchObject(unavailable);
    proxy.pass();

    expect(await storage.stat(key)).toBeNull();
  });

  test("that is slow is waited for", async () => {
    proxy.pass();
    const { storage } = await s3Store({ through: proxy });
    proxy.delay(300);

    await storage.write("files/a/b/c", bytes);

    expect(await storage.read("files/a/b/c")).toEqual(Buffer.from(bytes));
    proxy.pass();
  });

  test("that knows no such key or bucket never says that an object is missing", async () => {
    const { bucket, storage } = await s3Store();
    const stranger = await s3Store();
    const { storage: wrong } = await openAt(bucket.url().replace(/:[^:@/]+@/, ":wrong@"));
    await stranger.bucket.client.send(new DeleteBucketCommand({ Bucket: stranger.bucket.bucket }));

    await expect(wrong.stat("files/a/b/c")).rejects.toMatchObject(unavailable);
    await expect(stranger.storage.stat("files/a/b/c")).rejects.toMatchObject(unavailable);
    await expect(stranger.storage.read("files/a/b/c")).rejects.toMatchObject(unavailable);
    expect(await wrong.check()).toBe("refused");
    expect(await stranger.storage.check()).toBe("without its bucket");
    expect(await storage.stat("files/a/b/c")).toBeNull();
  });
});
