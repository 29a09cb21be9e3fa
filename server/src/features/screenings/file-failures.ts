import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";

export function presentFileFailure(
  reason: string | null,
): { reason: FileFailureReason; message: string } | null {
  if (reason === null) {
    return null;
  }
  const known = Object.hasOwn(fileFailureMessages, reason) ? (reason as FileFailureReason) : "damaged";
  return { reason: known, message: fileFailureMessages[known] };
}
