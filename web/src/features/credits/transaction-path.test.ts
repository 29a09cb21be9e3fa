import { expect, test } from "vitest";
import { transactionPath } from "./transaction-path.ts";

test("what was paid for is linked by a path below /admin", () => {
  expect(transactionPath("/admin/screening-result/3f0c")).toBe("/admin/screening-result/3f0c");
});

test.each([null, "https://example.com", "//example.com", "/admin//example.com", "javascript:alert(1)"])(
  "%s is not linked",
  (link) => {
    expect(transactionPath(link)).toBeNull();
  },
);
