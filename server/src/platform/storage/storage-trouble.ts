/** Why files cannot be kept, as the system says it. */
export type StorageTrouble = "full" | "read-only" | "broken";

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
