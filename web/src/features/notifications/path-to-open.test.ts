import { expect, test } from "vitest";
import { pathToOpen } from "./path-to-open.ts";

const origin = "https://winnow.example";

test.each([
  ["/admin/screening-result/1?sort=x#top", "/admin/screening-result/1?sort=x#top"],
  ["https://winnow.example/admin/payment", "/admin/payment"],
  ["https://elsewhere.example/admin/payment", null],
  ["//elsewhere.example/admin/x", null],
  ["/\\elsewhere.example/admin/x", null],
  ["\\\\elsewhere.example/admin/x", null],
  ["javascript:alert(1)//admin/", null],
  ["data:text/html,/admin/", null],
  ["/admin/../files/x", null],
  ["/api/auth/account", null],
  ["http://winnow.example/admin/x", null],
  ["", null],
  [null, null],
])("%j leads to %j", (action, path) => {
  expect(pathToOpen(action, origin)).toBe(path);
});
