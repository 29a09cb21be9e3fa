import { createHash } from "node:crypto";

/** The same for the same content alone: what was answered once is not asked again, what was changed is told from what was not. */
export function contentHash(content: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
