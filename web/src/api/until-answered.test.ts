import { describe, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { isTemporary, pauseBefore } from "./until-answered.ts";

describe("a call that was not answered", () => {
  test("waits twice as long each time, up to 15 seconds", () => {
    expect([0, 1, 2, 3].map((tries) => pauseBefore(tries, 0))).toEqual([500, 1_000, 2_000, 4_000]);
    expect(pauseBefore(1_000, 0)).toBe(15_000);
    expect(pauseBefore(1_000, 1)).toBe(7_500);
  });

  test.each([
    [0, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [507, true],
    [400, false],
    [404, false],
    [409, false],
  ])("with status %d is sent again: %s", (status, expected) => {
    expect(isTemporary(new ApiError({ status, code: null, message: "", reference: "" }))).toBe(expected);
  });
});
