import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Clock } from "../../database/database-clock.ts";
import { attachment } from "../attachment.ts";
import { requireKey } from "../require-key.ts";
import type { Storage } from "../storage.ts";
import { eraseHidden, eraseObject } from "./object-versions.ts";
import { openS3Client, type S3Bucket } from "./s3-client.ts";
import { isNotImplemented, isObjectMissing, s3FailureOf, s3TroubleOf } from "./s3-trouble.ts";
import { wholeBody } from "./whole-body.ts";

export type S3Options = S3Bucket & {
  /** Keys begin with one of these. */
  prefixes: string[];
  /** The database's: clocks of machines differ, and stores check the time that a link was signed at. */
  clock: Clock;
};

/** How long nothing may come: of what somebody waits for, and of streams, whose reader may be slow as well. */
const idleTimeoutMs = { calls: 5_000, streams: 30_000 };
/** Stores refuse smaller parts; one upload keeps two in memory. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** Written and removed to see whether objects can be kept: no more often than this, since each costs. */
const probeKey = "probe";
const probeEveryMs = 60_000;

/** Objects in a bucket of any store that speaks S3, with links that lead to the store itself. */
export async function openS3Storage(options: S3Options): Promise<Storage> {
  const { bucket, clock, prefixes } = options;
  const calls = openS3Client(options, idleTimeoutMs.calls);
  const streams = openS3Client(options, idleTimeoutMs.streams);
  const inBucket = { client: calls, bucket };
  const at = (key: string) => {
    requireKey(key);
    return { Bucket: bucket, Key: key };
  };
  const encrypted = encryptionOf(options);
  const presign = async (command: GetObjectCommand | PutObjectCommand, expiresInSeconds: number) => {
    const signingDate = await clock.now();
    // What is signed has to be sent just so: that is what binds an upload to its length and type.
    const signableHeaders = new Set(["content-length", "content-type"]);
    const url = await getSignedUrl(calls, command, {
      expiresIn: expiresInSeconds,
      signingDate,
      signableHeaders,
    });
    return { url, expiresAt: new Date(signingDate.getTime() + expiresInSeconds * 1000) };
  };
  const read = async (key: string) => {
    const found = await unlessMissing(calls.send(new GetObjectCommand(at(key))));
    const chunks: Uint8Array[] | null = found && (await bodyOf(found).toArray());
    return chunks && Buffer.concat(chunks);
  };
  const write = async (key: string, bytes: Uint8Array) => {
    await calls.send(new PutObjectCommand({ ...at(key), ...encrypted.parameters, Body: bytes }));
  };
  /** What is not there is not copied. */
  const copy = async (from: string, to: string) => {
    const source = `${bucket}/${at(from).Key}`;
    const command = new CopyObjectCommand({ ...at(to), ...encrypted.parameters, CopySource: source });
    try {
      await unlessMissing(calls.send(command));
    } catch (error) {
      if (!isNotImplemented(error)) {
        throw error;
      }
      // Ceph does not copy what it has encrypted. What is moved has come by a link, and is not large.
      const bytes = await read(from);
      if (bytes) await write(to, bytes);
    }
  };
  let lastKeptAtMs = Number.NEGATIVE_INFINITY;

  return {
    linkOrigin: await originOf(calls, bucket),
    presignUpload: async ({ key, sizeBytes, mediaType, expiresInSeconds }) => {
      const command = new PutObjectCommand({
        ...at(key),
        ...encrypted.parameters,
        ContentLength: sizeBytes,
        ContentType: mediaType,
      });
      const link = await presign(command, expiresInSeconds);
      return { ...link, headers: { "content-type": mediaType, ...encrypted.headers } };
    },
    presignDownload: async ({ key, fileName, mediaType, expiresInSeconds }) => {
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentDisposition: attachment(fileName),
        ResponseContentType: mediaType,
        ResponseCacheControl: "private, no-store",
      });
      return presign(command, expiresInSeconds);
    },
    stat: (key) =>
      translated(async () => {
        const found = await unlessMissing(calls.send(new HeadObjectCommand(at(key))));
        if (!found) {
          // Its answer says nothing but "not found", also where the whole bucket is missing.
          await calls.send(new HeadBucketCommand({ Bucket: bucket }));
          return null;
        }
        return { sizeBytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
      }),
    list: async function* (prefix) {
      const input = { Bucket: bucket, Prefix: `${prefix}/` };
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client: calls }, input)) {
          for (const { Key, Size = 0, LastModified = new Date(0) } of Contents) {
            if (Key) yield { key: Key, sizeBytes: Size, modifiedAt: LastModified };
          }
        }
      } catch (error) {
        throw s3FailureOf(error);
      }
    },
    read: (key) => translated(() => read(key)),
    write: (key, bytes) => translated(() => write(key, bytes)),
    readStream: (key) =>
      translated(async () => {
        const found = await unlessMissing(streams.send(new GetObjectCommand(at(key))));
        return found && bodyOf(found);
      }),
    writeStream: async (key, body) => {
      const counted = countBytes(body);
      const upload = new Upload({
        client: streams,
        params: { ...at(key), ...encrypted.parameters, Body: Readable.from(counted.chunks) },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      try {
        await upload.done();
      } catch (error) {
        throw counted.failure() ?? s3FailureOf(error);
      } finally {
        body.destroy();
      }
      return { sizeBytes: counted.sizeBytes() };
    },
    move: (from, to) =>
      translated(async () => {
        await copy(from, to);
        await eraseObject(inBucket, from);
      }),
    remove: (keys) =>
      translated(async () => {
        for (const key of keys) {
          await eraseObject(inBucket, at(key).Key);
        }
      }),
    removeUnfinished: (before) =>
      translated(async () => {
        await abortUploads(inBucket, { prefixes, before });
        await eraseHidden(inBucket, { prefixes, before });
      }),
    check: async () => {
      try {
        await calls.send(new HeadBucketCommand({ Bucket: bucket }));
        if (performance.now() - lastKeptAtMs > probeEveryMs) {
          await calls.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: probeKey,
              ...encrypted.parameters,
              Body: Buffer.of(1),
            }),
          );
          await eraseObject(inBucket, probeKey);
          lastKeptAtMs = performance.now();
        }
        return null;
      } catch (error) {
        lastKeptAtMs = Number.NEGATIVE_INFINITY;
        // A bucket is the one thing that this question can miss.
        return isObjectMissing(error) ? "without its bucket" : s3TroubleOf(error);
      }
    },
  };
}

/** With or without the bucket in its name, as the client makes it. */
async function originOf(client: S3Client, bucket: string): Promise<string> {
  return new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: probeKey }))).origin;
}

function encryptionOf({ encryption }: S3Options): {
  parameters: { ServerSideEncryption?: "AES256" | "aws:kms"; SSEKMSKeyId?: string };
  headers: Record<string, string>;
} {
  if (!encryption) {
    return { parameters: {}, headers: {} };
  }
  const { algorithm, keyId } = encryption;
  return {
    parameters: { ServerSideEncryption: algorithm, ...(keyId ? { SSEKMSKeyId: keyId } : {}) },
    headers: {
      "x-amz-server-side-encryption": algorithm,
      ...(keyId ? { "x-amz-server-side-encryption-aws-kms-key-id": keyId } : {}),
    },
  };
}

function bodyOf({
  Body,
  ContentLength = 0,
}: {
  Body?: unknown;
  ContentLength?: number | undefined;
}): Readable {
  if (!(Body instanceof Readable)) {
    throw new Error("An object came without a stream.");
  }
  return wholeBody(Body, ContentLength);
}

/** What fails while it is read is the reader's failure, not the store's. */
function countBytes(body: Readable) {
  let sizeBytes = 0;
  let failure: unknown;
  body.once("error", (error) => {
    failure = error;
  });
  async function* chunks() {
    for await (const chunk of body) {
      sizeBytes += chunk.byteLength;
      yield chunk;
    }
  }
  return { chunks: chunks(), sizeBytes: () => sizeBytes, failure: () => failure };
}

/** Parts of objects that nobody is writing any more: they lie beside the objects, and cost. */
async function abortUploads(
  { client, bucket }: { client: S3Client; bucket: string },
  { prefixes, before }: { prefixes: string[]; before: Date },
): Promise<void> {
  for (const prefix of prefixes) {
    let isMore = true;
    let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
    while (isMore) {
      const page = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: `${prefix}/`, ...after }),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Initiated && Initiated < before) {
          await unlessMissing(
            client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })),
          );
        }
      }
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      isMore = page.IsTruncated === true;
    }
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isObjectMissing(error)) {
      return null;
    }
    throw error;
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw s3FailureOf(error);
  }
}
