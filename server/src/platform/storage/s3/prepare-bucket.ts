import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand } from "@aws-sdk/client-s3";
import { openS3Client, type S3Bucket } from "./s3-client.ts";
import { isObjectMissing } from "./s3-trouble.ts";

const idleTimeoutMs = 10_000;
/** How long browsers remember what they may do. */
const maxAgeSeconds = 600;

/**
 * Makes the bucket unless it is there, and lets pages of `origin` send files to it and fetch them (CORS). Rejects with
 * what the store says against it.
 */
export async function prepareBucket(
  place: S3Bucket,
  { origin }: { origin: string },
): Promise<{ isNew: boolean }> {
  const client = openS3Client(place, idleTimeoutMs);
  const Bucket = place.bucket;
  const isThere = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (error) => {
      if (!isObjectMissing(error)) throw error;
      return false;
    },
  );
  if (!isThere) {
    await client.send(new CreateBucketCommand({ Bucket }));
  }
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ["GET", "PUT"],
    AllowedHeaders: ["*"],
    MaxAgeSeconds: maxAgeSeconds,
  };
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
  return { isNew: !isThere };
}
