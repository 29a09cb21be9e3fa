import { createHash, randomBytes } from "node:crypto";

/** A random, unguessable token of 256 bits, safe in URLs and headers. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. A fast hash is enough: the token itself cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
