import { access } from "node:fs/promises";
import { readStorageUrl, type StorageConfig } from "../config/storage-url.ts";
import { Failure } from "../platform/failure.ts";
import { refusalOfStore } from "../platform/storage/s3/s3-trouble.ts";

/** What a word of a command names: a place, or a variable that holds one. */
export function placeOf(word: string, variables: NodeJS.ProcessEnv): StorageConfig | null {
  return readStorageUrl(variables[word] ?? word);
}

/** Said of words that name none, without the words themselves, in which a secret may stand. */
export function noPlaceIn(words: string): string {
  return `${words} names no place: a folder begins with file:///, a bucket with s3://, and a variable has to hold one of these and to be exported.`;
}

/** A bucket is asked when it is used. */
export async function isThere(place: StorageConfig): Promise<boolean> {
  if (place.kind === "s3") {
    return true;
  }
  return access(place.url).then(
    () => true,
    () => false,
  );
}

/** Without its secrets. */
export function nameOf(place: StorageConfig): string {
  return place.kind === "folder" ? place.url.href : `s3://${place.endpoint.host}/${place.bucket}`;
}

export function liesWithin(place: StorageConfig, other: StorageConfig): boolean {
  return `${nameOf(place)}/`.startsWith(`${nameOf(other).replace(/\/$/, "")}/`);
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  // What people are told of it is less than the operator has to know.
  if (error instanceof Failure && error.cause !== undefined) {
    return reasonOf(error.cause);
  }
  const refusal = refusalOfStore(error);
  if (refusal) {
    return refusal;
  }
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
