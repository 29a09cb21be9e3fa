import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { S3Bucket } from "../platform/storage/s3/s3-client.ts";

export type FolderStorageConfig = { kind: "folder"; url: URL };

export type S3StorageConfig = S3Bucket & { kind: "s3" };

export type StorageConfig = FolderStorageConfig | S3StorageConfig;

/**
 * `file:///srv/winnow/files`, or `s3://<key id>:<secret>@<host>/<bucket>` with `region`, `style` (`path` or `virtual`),
 * `protocol` (`https` or `http`), `sse` (`AES256` or `aws:kms`) and `sse_key_id`. Parses to null what is neither.
 */
export const storageUrl = z
  .string()
  .transform(readStorageUrl)
  .refine(
    (storage) => storage !== null,
    "must be a URL of a folder on this machine such as file:///srv/winnow/files, or s3://<key id>:<secret>@<host>/<bucket>?region=<region>",
  );

export function readStorageUrl(text: string): StorageConfig | null {
  if (!URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  if (url.protocol === "s3:") {
    return readS3Url(url);
  }
  return isFolderUrl(url) ? { kind: "folder", url } : null;
}

const parameters = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i)
    .default("us-east-1"),
  style: z.enum(["path", "virtual"]).optional(),
  protocol: z.enum(["https", "http"]).default("https"),
  sse: z.enum(["AES256", "aws:kms"]).optional(),
  sse_key_id: z.string().min(1).optional(),
});

const bucketForm = /^\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])\/?$/;

function readS3Url(url: URL): S3StorageConfig | null {
  const query = [...url.searchParams];
  const given = parameters.safeParse(Object.fromEntries(query));
  const bucket = bucketForm.exec(url.pathname)?.[1];
  // "%zz" stands for nothing, so it could not be decoded.
  const isWritten = ![url.username, url.password].some(
    (part) => part === "" || /%(?![0-9a-f]{2})/i.test(part),
  );
  const isRepeated = new Set(query.map(([name]) => name)).size < query.length;
  if (!given.success || !bucket || !isWritten || isRepeated || url.host === "" || url.hash !== "") {
    return null;
  }
  const { region, protocol, sse, sse_key_id } = given.data;
  if (sse_key_id !== undefined && sse !== "aws:kms") {
    return null;
  }
  // Other stores than Amazon's seldom have a name for each bucket, and an address can have none.
  const style = given.data.style ?? (url.hostname.endsWith(".amazonaws.com") ? "virtual" : "path");
  return {
    kind: "s3",
    endpoint: new URL(`${protocol}://${url.host}`),
    bucket,
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    isPathStyle: style === "path" || isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0,
    encryption: sse ? { algorithm: sse, keyId: sse_key_id ?? null } : null,
  };
}

function isFolderUrl(url: URL): boolean {
  if (url.protocol !== "file:" || url.host !== "") {
    return false;
  }
  try {
    fileURLToPath(url);
    return true;
  } catch {
    return false;
  }
}
