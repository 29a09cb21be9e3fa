import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

test("ten codes are made, of letters and digits that nobody takes for one another", () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkm-np-z2-9]{4}(-[a-hjkm-np-z2-9]{4}){5}$/);
});

test("a code is the same however it is typed", () => {
  const [code = "", other = ""] = newRecoveryCodes();

  for (const typed of [code.toUpperCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", " – ")} `]) {
    expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode(code));
  }
  expect(hashRecoveryCode(other)).not.toEqual(hashRecoveryCode(code));
});
