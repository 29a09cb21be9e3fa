import { Secret, TOTP } from "otpauth";

/** What every authenticator app knows (RFC 6238 with its defaults). */
const form = { issuer: "Winnow", algorithm: "SHA1", digits: 6, period: 30 };
/** A clock may be so many half minutes ahead or behind. */
const window = 1;
/** As long as the hash, which RFC 4226 recommends. */
const secretBytes = 20;

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes);
}

/** A key as people type it into an app, and as an app reads it from a QR code. */
export function presentSecret(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The half minute since 1970 that a code of six digits belongs to; null for one of none that counts at `moment`. */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = moment.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: Buffer, label = ""): TOTP {
  // A copy, since a Buffer may be a part of something larger.
  return new TOTP({ ...form, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
}
