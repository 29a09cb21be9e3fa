import { createHash, createHmac, hkdfSync } from "node:crypto";

/** What follows from the operator's key; each is used for one thing. */
export type BackupKey = {
  /** Tells keys apart, and does not lead to one. Null: backups are not encrypted. */
  id: string | null;
  sealing: Uint8Array | null;
  /** The name of an object in a backup: whoever does not have the key cannot look for a file that they know. */
  nameOf: (sha256: string) => string;
  signatureOf: (text: string) => string;
};

export const backupKeyForm = /^[0-9a-f]{64}$/i;

/** `key` is 32 bytes as hexadecimal digits; null leaves backups readable, with hashes in place of signatures. */
export function backupKeyOf(key: string | null): BackupKey {
  if (key === null) {
    return {
      id: null,
      sealing: null,
      nameOf: (sha256) => sha256,
      signatureOf: (text) => createHash("sha256").update(text).digest("hex"),
    };
  }
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(key, "hex"), "winnow backup", purpose, 32));
  const hmac = (purpose: string) => {
    const derived = derive(purpose);
    return (text: string) => createHmac("sha256", derived).update(text).digest("hex");
  };
  return {
    id: derive("id").toString("hex").slice(0, 16),
    sealing: derive("files"),
    nameOf: hmac("names of objects"),
    signatureOf: hmac("manifest"),
  };
}
