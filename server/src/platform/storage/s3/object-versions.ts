import {
  type DeleteMarkerEntry,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { isNotImplemented } from "./s3-trouble.ts";

type In = { client: S3Client; bucket: string };
type Version = { key: string; id: string; isLatest: boolean; isMarker: boolean; modifiedAt: Date };

/** Deletes an object so that it is gone: a bucket that keeps versions only hides what is deleted there. */
export async function eraseObject({ client, bucket }: In, key: string): Promise<void> {
  const { DeleteMarker: isOnlyHidden } = await client.send(
    new DeleteObjectCommand({ Bucket: bucket, Key: key }),
  );
  if (isOnlyHidden) {
    await eraseVersions({ client, bucket }, key);
  }
}

/** Erases what a bucket still keeps of objects that were hidden before `before`. */
export async function eraseHidden(
  { client, bucket }: In,
  { prefixes, before }: { prefixes: string[]; before: Date },
): Promise<void> {
  if (!(await keepsVersions({ client, bucket }))) {
    return;
  }
  for (const prefix of prefixes) {
    for await (const version of versionsBelow({ client, bucket }, `${prefix}/`)) {
      if (version.isMarker && version.isLatest && version.modifiedAt < before) {
        await eraseVersions({ client, bucket }, version.key);
      }
    }
  }
}

async function keepsVersions({ client, bucket }: In): Promise<boolean> {
  try {
    const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket: bucket }));
    return Status !== undefined;
  } catch (error) {
    if (isNotImplemented(error)) {
      return false;
    }
    throw error;
  }
}

/** Older ones first, so that whoever is cut off leaves the marker by which the rest is found. */
async function eraseVersions({ client, bucket }: In, key: string): Promise<void> {
  const versions: Version[] = [];
  for await (const version of versionsBelow({ client, bucket }, key)) {
    if (version.key === key) versions.push(version);
  }
  for (const { id } of versions.toSorted((a, b) => Number(a.isLatest) - Number(b.isLatest))) {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: id }));
  }
}

async function* versionsBelow({ client, bucket }: In, prefix: string): AsyncGenerator<Version> {
  let isMore = true;
  let after: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
  while (isMore) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, ...after }),
    );
    yield* (page.Versions ?? []).flatMap((version) => versionOf({ ...version, isMarker: false }));
    yield* (page.DeleteMarkers ?? []).flatMap((marker) => versionOf({ ...marker, isMarker: true }));
    after = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    isMore = page.IsTruncated === true;
  }
}

function versionOf({
  Key: key,
  VersionId: id,
  LastModified: modifiedAt,
  IsLatest,
  isMarker,
}: DeleteMarkerEntry & { isMarker: boolean }): Version[] {
  return key && id && modifiedAt ? [{ key, id, modifiedAt, isLatest: IsLatest === true, isMarker }] : [];
}
