import { createHash } from "node:crypto";

/** The same for the same question alone, so that what was answered once is not asked again. */
export function contentHash(question: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(question)).digest("hex");
}
