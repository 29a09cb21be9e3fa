import { dictionary } from "@zxcvbn-ts/language-common";

/** Passwords that leaked most often, in lower case, from the dictionary of zxcvbn-ts. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].map((word) => String(word).toLowerCase()),
);
