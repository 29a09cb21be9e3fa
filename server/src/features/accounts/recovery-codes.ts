import { randomInt } from "node:crypto";
import { hashToken } from "../../platform/tokens.ts";

const codesAtATime = 10;
/** Without letters and digits that look alike. Of 24 of them nobody guesses any: 118 bits. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 6;
const charactersOfAGroup = 4;

/** Codes to be written down, such as "k7fd-2m9x-…". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesAtATime }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: charactersOfAGroup }, () => alphabet[randomInt(alphabet.length)]).join(""),
    ).join("-"),
  );
}

/** What is stored of one, however it was typed: a fast hash is enough for what cannot be guessed. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(`recovery code ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
}
