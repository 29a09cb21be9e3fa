import type { CvFile } from "@winnow/contract/screenings.ts";

/** Neither what has not arrived or is gone, as one with a virus is, nor what could not be scanned so far. */
export function isGivenOut(file: Pick<CvFile, "state" | "is_original_gone" | "waits_for_scanner">): boolean {
  return file.state !== "uploading" && !file.is_original_gone && !file.waits_for_scanner;
}
