import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A short secret as a row keeps it: encrypted, unless the operator has given no key for that. */
export type SealedSecret = { secret: Buffer; is_sealed: boolean };

type Sealing = {
  /** 32 bytes in hexadecimal digits. */
  key: string | null;
  /** Whose it is: sealed for one, it opens for no other. */
  owner: string;
};

export function sealSecret(secret: Buffer, { key, owner }: Sealing): SealedSecret {
  if (key === null) {
    return { secret, is_sealed: false };
  }
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, "hex"), nonce);
  cipher.setAAD(Buffer.from(owner));
  return {
    secret: Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]),
    is_sealed: true,
  };
}

/** Throws where the key is not the one that it was sealed by. */
export function unsealSecret({ secret, is_sealed }: SealedSecret, { key, owner }: Sealing): Buffer {
  if (!is_sealed) {
    return secret;
  }
  if (key === null) {
    throw new Error("A secret is sealed, and SECRETS_KEY is not set.");
  }
  const decipher = createDecipheriv(algorithm, Buffer.from(key, "hex"), secret.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(secret.subarray(-tagBytes));
  return Buffer.concat([decipher.update(secret.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
