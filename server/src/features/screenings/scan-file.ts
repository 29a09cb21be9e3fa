import type { Services } from "../../services.ts";

/** Such a file is read by nobody. */
export type ScanRefusal = { ok: false; reason: "infected" | "tooLargeToScan" };

/**
 * Looks for viruses, where a scanner is set up; answers why the file must not be read, or null. Throws
 * `scannerUnavailable`. `about` says by ids which file it is, for the log.
 */
export async function scanFile(
  { scanner, log }: Services,
  bytes: Uint8Array,
  about: Record<string, string>,
): Promise<ScanRefusal | null> {
  const outcome = await scanner?.scan(bytes);
  switch (outcome?.verdict) {
    case "infected":
      log.warn({ ...about, signature: outcome.signature }, "a file with a virus was refused");
      return { ok: false, reason: "infected" };
    case "too large":
      log.warn(
        { ...about, sizeBytes: bytes.byteLength },
        "a file is larger than the virus scanner takes, and was refused",
      );
      return { ok: false, reason: "tooLargeToScan" };
    default:
      return null;
  }
}

/**
 * Whether a CV is kept back: in one a virus was found, or, where a scanner is set up, it has not been found clean. One
 * that was read before there was a scanner is given out.
 */
export function isWithheld(
  { scanner }: Services,
  cv: { is_checked: boolean; failure_reason: string | null },
): boolean {
  return cv.failure_reason === "infected" || (scanner !== null && !cv.is_checked);
}
