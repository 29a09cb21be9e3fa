import { describe, expect, test } from "vitest";
import { newSecret, presentSecret, stepOfCode } from "./authenticator-codes.ts";

/** The secret, moments and last six digits of the codes of RFC 6238, appendix B. */
const secret = Buffer.from("12345678901234567890");
const published: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];
const at = (seconds: number) => new Date(seconds * 1000);

test.each(published)("at %d seconds the code is %s, as published", (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

describe("a code belongs to its own half minute", () => {
  const [, , , [seconds, code] = [0, ""]] = published;
  const step = Math.floor(seconds / 30);

  test.each([-30, 0, 30])("also when a clock is %d seconds off", (off) => {
    expect(stepOfCode(secret, code, at(seconds + off))).toBe(step);
  });

  test.each([-60, 60, 86_400])("and counts no more when it is %d", (off) => {
    expect(stepOfCode(secret, code, at(seconds + off))).toBeNull();
  });
});

test("a key has 160 random bits, and says to an app whose it is", () => {
  const [one, other] = [newSecret(), newSecret()];

  expect(one).toHaveLength(20);
  expect(one).not.toEqual(other);
  expect(presentSecret(secret, "ana@example.com")).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    uri: "otpauth://totp/Winnow:ana%40example.com?issuer=Winnow&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  });
});
