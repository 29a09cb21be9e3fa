import { Failure } from "../../failure.ts";
import { failureOfTrouble, type StorageTrouble } from "../storage-trouble.ts";

/** No room, as Ceph and MinIO say it. */
const namesOfFull = ["QuotaExceeded", "XMinioStorageFull"];

/** What an object store answered or failed to answer; a failure of ours stays what it is. */
export function s3FailureOf(error: unknown): Failure {
  return error instanceof Failure ? error : failureOfTrouble(s3TroubleOf(error), error);
}

export function s3TroubleOf(error: unknown): StorageTrouble {
  const { name, status } = answerOf(error);
  if (namesOfFull.includes(name) || status === 507) {
    return "full";
  }
  if (name === "NoSuchBucket") {
    return "without its bucket";
  }
  return status !== null && status >= 300 && status < 500 && status !== 429 ? "refused" : "unreachable";
}

/** There is no such object, which is no trouble. A bucket that is missing holds many that are not. */
export function isObjectMissing(error: unknown): boolean {
  const { name, status } = answerOf(error);
  return status === 404 && name !== "NoSuchBucket";
}

export function isNotImplemented(error: unknown): boolean {
  return answerOf(error).status === 501;
}

/**
 * In words, where the store often says nothing but a status; null where it refuses for another reason, or does not. An
 * object that is missing is no refusal, so that 404 is about the bucket.
 */
export function refusalOfStore(error: unknown): string | null {
  const { name, status } = answerOf(error);
  if (name === "NoSuchBucket" || status === 404) {
    return "the store has no bucket of this name (npm run storage -- prepare makes the one of STORAGE_URL)";
  }
  return status === 403
    ? "the store answered 403: the key id or the secret is wrong, or the key may not do this with this bucket"
    : null;
}

/** The SDK notes the status of the answer beside each of its errors (`$metadata`); none when there was no answer. */
function answerOf(error: unknown): { name: string; status: number | null } {
  if (!(error instanceof Error)) {
    return { name: "", status: null };
  }
  const metadata: unknown = Reflect.get(error, "$metadata");
  const status: unknown =
    typeof metadata === "object" && metadata !== null ? Reflect.get(metadata, "httpStatusCode") : null;
  return { name: error.name, status: typeof status === "number" ? status : null };
}
