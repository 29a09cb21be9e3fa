import { Failure } from "../failure.ts";

/** Why files cannot be kept, as the system or the object store says it. */
export type StorageTrouble =
  | "full"
  | "read-only"
  | "broken"
  | "unreachable"
  | "refused"
  | "without its bucket";

const troubles: Record<string, StorageTrouble> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EACCES: "read-only",
  EPERM: "read-only",
  EIO: "broken",
};

/** Null when the error is about something else. */
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  return error instanceof Error && "code" in error ? (troubles[String(error.code)] ?? null) : null;
}

/** What the one who asked for it hears. */
export function failureOfTrouble(trouble: StorageTrouble, cause: unknown): Failure {
  return trouble === "full"
    ? new Failure("storageFull", { cause })
    : new Failure("storageUnavailable", { retryAfterSeconds: 10, cause });
}
