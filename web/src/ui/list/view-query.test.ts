import { expect, test } from "vitest";
import { viewQuery } from "./view-query.ts";

test("a view keeps search, filters and order in one order, and leaves page and strangers out", () => {
  const names = ["search", "status", "mode", "orderBy", "order"];
  const address = new URLSearchParams(
    "page=3&order=asc&status=Pending,Completed&search=cook&x=1&orderBy=title",
  );
  expect(viewQuery(address, names)).toBe("order=asc&orderBy=title&search=cook&status=Pending%2CCompleted");
});

test("a view keeps search, filters and order, and not where somebody is", () => {
  const here = new URLSearchParams("selected=a&page=2&search=go&band=strong&compare=x&audit=y&order=asc");
  expect(viewQuery(here, ["search", "band", "order"])).toBe("band=strong&order=asc&search=go");
});
