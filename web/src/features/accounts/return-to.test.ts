import { expect, test } from "vitest";
import { safeReturnTo, signInPath } from "./return-to.ts";

test("a page of ours is returned to, with its query", () => {
  expect(safeReturnTo("/admin/screening?status=InProgress&page=2")).toBe(
    "/admin/screening?status=InProgress&page=2",
  );
});

test.each([
  null,
  "",
  "https://example.com/admin/dashboard",
  "//example.com/admin/",
  "/admin//example.com",
  "/admin/\\example.com",
  "javascript:alert(1)",
])("%s leads to the dashboard instead", (wanted) => {
  expect(safeReturnTo(wanted)).toBe("/admin/dashboard");
});

test("the sign-in page remembers a place, but not the start page", () => {
  expect(signInPath("/admin/transactions?type=credit")).toBe(
    "/admin/sign-in?returnTo=%2Fadmin%2Ftransactions%3Ftype%3Dcredit",
  );
  expect(signInPath("/admin/dashboard")).toBe("/admin/sign-in");
});
