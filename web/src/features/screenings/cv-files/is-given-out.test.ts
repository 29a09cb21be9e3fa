import { expect, test } from "vitest";
import { isGivenOut } from "./is-given-out.ts";

test("a CV can be downloaded once it has arrived, unless it was erased for a virus or waits to be scanned", () => {
  const ready = { state: "uploaded", is_original_gone: false, waits_for_scanner: false } as const;

  expect(isGivenOut(ready)).toBe(true);
  expect(isGivenOut({ ...ready, state: "uploading" })).toBe(false);
  expect(isGivenOut({ ...ready, state: "failed", is_original_gone: true })).toBe(false);
  expect(isGivenOut({ ...ready, waits_for_scanner: true })).toBe(false);
});
