import { expect, test } from "vitest";
import { viewQuery } from "./view-query.ts";

test("a view keeps search, filters and order in one order, and leaves page and strangers out", () => {
  const address = new URLSearchParams(
    "page=3&order=asc&status=Pending,Completed&search=cook&x=1&orderBy=title",
  );
  expect(viewQuery(address)).toBe("search=cook&status=Pending%2CCompleted&orderBy=title&order=asc");
});
