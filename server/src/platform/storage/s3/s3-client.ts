import { S3Client } from "@aws-sdk/client-s3";

/** A bucket, and how it is spoken to. */
export type S3Bucket = {
  /** Without bucket and path. */
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `host/bucket/key` instead of `bucket.host/key`. */
  isPathStyle: boolean;
  /** Asked of the store with every object; null leaves it to the bucket. */
  encryption: { algorithm: "AES256" | "aws:kms"; keyId: string | null } | null;
};

const connectionTimeoutMs = 3_000;

/** Gives a call up after `socketTimeoutMs` in which nothing came. */
export function openS3Client(options: S3Bucket, socketTimeoutMs: number): S3Client {
  return new S3Client({
    endpoint: options.endpoint.href,
    region: options.region,
    forcePathStyle: options.isPathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectionTimeoutMs, socketTimeout: socketTimeoutMs },
    // Many stores know no other checksums than S3 began with, and links cannot bind a body that is not known yet.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
