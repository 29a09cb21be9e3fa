import { createHash, timingSafeEqual } from "node:crypto";

/** In the same time for every wrong one. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
